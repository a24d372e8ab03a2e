import * as z from 'zod/mini'
import { jlptParam, listParam } from '../../../../kit/url-state/list-param'

export const wordCatalogSearch = z.object({
  jlpt: jlptParam,
  /** Part-of-speech codes or groups, such as `verb`. */
  pos: listParam(z.string().check(z.minLength(1), z.maxLength(24))),
  loanword: z.catch(z._default(z.enum(['include', 'only']), 'include'), 'include'),
  sort: z.catch(z._default(z.enum(['asc', 'desc']), 'asc'), 'asc'),
})

export type WordCatalogSearch = z.output<typeof wordCatalogSearch>

export const wordCatalogSearchDefaults = {
  jlpt: [],
  pos: [],
  loanword: 'include',
  sort: 'asc',
} satisfies WordCatalogSearch
