import type { EnglishIndex } from '../../../search-index/english-index'
import type { EnglishTerm } from './english-terms'

/** A word of the query, and which one it is. */
export interface RankedTerm {
  term: EnglishTerm
  number: number
  /** How often it stands in a gloss. */
  count: number
}

/** The rarest word first, so that a crowded one (`to`) is only looked up, never collected. */
export function sortByRarity(
  { places }: EnglishIndex,
  terms: readonly EnglishTerm[],
): RankedTerm[] {
  return terms
    .map((term, number) => ({
      term,
      number,
      count: term.tokens.reduce((count, token) => count + places.countOf(token), 0),
    }))
    .sort((a, b) => a.count - b.count)
}
