import * as z from 'zod/mini'
import { searchKinds } from '../../../dictionary/search/search-kind'

/** The URL is read as JSON where it can be, so a search for 100 arrives as a number. */
const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value).slice(0, 500)),
)

/** The search is the state of the home page: it can be shared, and Back returns to it. */
export const homeSearch = z.object({
  q: z.catch(z._default(text, ''), ''),
  kind: z.catch(z._default(z.enum(searchKinds), 'all'), 'all'),
})

export const homeSearchDefaults = { q: '', kind: 'all' } satisfies z.output<typeof homeSearch>
