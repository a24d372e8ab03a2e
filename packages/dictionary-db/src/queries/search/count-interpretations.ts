import type { HitList } from './hits/hit-list'
import type { Understanding } from './search-result'
import type { Interpretation } from './words/word-search'

/** How many hits each reading of the query is the best explanation of. */
export function countInterpretations(search: {
  hits: HitList
  interpretations: readonly Interpretation[]
}): Understanding['interpretations'] {
  const counts = search.interpretations.map(() => 0)
  for (const item of search.hits.items()) {
    const interpretation = search.hits.interpretationOf(item)
    counts[interpretation] = (counts[interpretation] ?? 0) + 1
  }
  return search.interpretations.map((each, number) => ({
    ...each,
    resultCount: counts[number] ?? 0,
  }))
}
