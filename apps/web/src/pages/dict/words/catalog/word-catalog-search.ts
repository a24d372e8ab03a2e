import * as v from 'valibot'
import { jlptParam, listParam } from '../../../../kit/url-state/list-param'

export const wordCatalogSearch = v.object({
  jlpt: jlptParam,
  /** Part-of-speech codes or groups, such as `verb`. */
  pos: listParam(v.pipe(v.string(), v.minLength(1), v.maxLength(24))),
  loanword: v.fallback(v.optional(v.picklist(['include', 'only']), 'include'), 'include'),
  sort: v.fallback(v.optional(v.picklist(['asc', 'desc']), 'asc'), 'asc'),
})

export type WordCatalogSearch = v.InferOutput<typeof wordCatalogSearch>

export const wordCatalogSearchDefaults = {
  jlpt: [],
  pos: [],
  loanword: 'include',
  sort: 'asc',
} satisfies WordCatalogSearch
