import type { WordIndex } from '../../../search-index/word-index'
import type { HitList } from '../hits/hit-list'
import type { Understanding } from '../search-result'
import type { UndoneInflection } from './inflected-matches'

/** One way to read the query. */
export interface Interpretation {
  language: 'japanese' | 'romaji' | 'english'
  /** What was looked for. */
  text: string
}

/** A search for words under way: where its hits go and what it has understood so far. */
export interface WordSearch {
  index: WordIndex
  hits: HitList
  interpretations: Interpretation[]
  inflections: UndoneInflection[]
  /** Only the first of the hits is asked for. */
  isBestOnly: boolean
  /** The query is still being typed: its last word may go on, and only the likely is shown. */
  isTyping: boolean
  /** What is found is left out of other hits, so that only that it is found matters. */
  isUnranked: boolean
  /** … what they are, where they are known. */
  among: HitList | undefined
  /** English of several words, of which one word of a gloss may say all. */
  isOfPhrase: boolean
  /** Only whether all terms find one word together is asked: rather too much is found than too little. */
  isTrial: boolean
  /** Of what today's writing the hits are, where the query is in an old one. */
  readAs: Understanding['readAs']
  /** False where the search stopped at a bound, so that there is more than was found. */
  isTotalExact: boolean
}

/** The number of an interpretation, which is added where it is new. */
export function addInterpretation(search: WordSearch, added: Interpretation): number {
  const known = search.interpretations.findIndex(
    (each) => each.language === added.language && each.text === added.text,
  )
  return known >= 0 ? known : search.interpretations.push(added) - 1
}

/** Where only the first of all is asked for: is none that such points are the base of better than what is there? */
export function isBestFound({ hits, index, isBestOnly }: WordSearch, base: number): boolean {
  if (!isBestOnly) return false
  // Words are in the order of how well known they are.
  const most = base + (index.popularity[0] ?? 0)
  return hits.items().some((item) => hits.pointsOf(item) > most)
}
