import type { HitList } from './hits/hit-list'
import type { Understanding } from './search-result'
import type { Interpretation } from './words/word-search'

/** The readings of a query as the page shows them. */
export interface CountedInterpretations {
  shown: Understanding['interpretations']
  /** The place among `shown` of an interpretation of the search. */
  placeOf: (interpretation: number) => number | null
}

/** So many readings are named when none of them found anything. */
const mostInVain = 4

/**
 * How many hits each reading of the query is the best explanation of. Readings in vain are named
 * only where all were: to say what was tried.
 */
export function countInterpretations(search: {
  hits: HitList
  interpretations: readonly Interpretation[]
}): CountedInterpretations {
  const counts = countHits(search)
  const numbers = counts.map((_, number) => number)
  const fruitful = numbers.filter((number) => counts[number] !== 0)
  const kept = fruitful.length > 0 ? fruitful : numbers.slice(0, mostInVain)
  return {
    shown: kept.flatMap((number) => {
      const interpretation = search.interpretations[number]
      return interpretation === undefined
        ? []
        : [{ ...interpretation, resultCount: counts[number] ?? 0 }]
    }),
    placeOf: (interpretation) => {
      const place = kept.indexOf(interpretation)
      return place < 0 ? null : place
    },
  }
}

function countHits({
  hits,
  interpretations,
}: {
  hits: HitList
  interpretations: readonly Interpretation[]
}): number[] {
  if (interpretations.length <= 1) return [hits.count]
  const counts = interpretations.map(() => 0)
  for (const item of hits.items()) {
    const interpretation = hits.interpretationOf(item)
    counts[interpretation] = (counts[interpretation] ?? 0) + 1
  }
  return counts
}
