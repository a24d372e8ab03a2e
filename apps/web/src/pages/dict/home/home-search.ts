import * as v from 'valibot'
import { searchKinds } from '../../../dictionary/search/search-kind'

/** The URL is read as JSON where it can be, so a search for 100 arrives as a number. */
const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).slice(0, 500)),
)

/** The search is the state of the home page: it can be shared, and Back returns to it. */
export const homeSearch = v.object({
  q: v.fallback(v.optional(text, ''), ''),
  kind: v.fallback(v.optional(v.picklist(searchKinds), 'all'), 'all'),
})

export const homeSearchDefaults = { q: '', kind: 'all' } satisfies v.InferOutput<typeof homeSearch>
