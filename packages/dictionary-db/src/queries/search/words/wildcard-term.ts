import { hasJapanese } from '../query/has-japanese'
import type { QueryTerm } from '../query/parse-query'
import { listRomajiPatterns, toKeyPattern, toPattern } from '../wildcard/pattern'
import { offerGlosses } from './gloss-matches'
import { basePoints, type TypedScript } from './headword-points'
import { offerPattern, toEnglishPatternQuery } from './wildcard-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** Offers what a pattern fits: of headwords, and in Latin letters of English words too. */
export function offerWildcardTerm(search: WordSearch, term: QueryTerm): void {
  const pattern = toPattern(term.text)
  if (hasJapanese(term.text)) {
    const interpretation = addInterpretation(search, { language: 'japanese', text: term.text })
    const match = toMatch(search, 'kanji', interpretation)
    if (!offerPattern(search.index, toKeyPattern(pattern), match)) search.isTotalExact = false
    return
  }
  for (const romaji of listRomajiPatterns(pattern)) {
    const text = term.text.toLowerCase()
    const interpretation = addInterpretation(search, { language: 'romaji', text })
    const match = toMatch(search, 'romaji', interpretation)
    if (!offerPattern(search.index, romaji, match)) search.isTotalExact = false
  }
  const english = toEnglishPatternQuery(
    search.index,
    pattern.map((piece) => piece.toLowerCase()),
  )
  if (english === undefined) return
  // Crowded words that fit are left out, so there may be more than are counted.
  search.isTotalExact = false
  const interpretation = addInterpretation(search, { language: 'english', text: term.text })
  offerGlosses(search.index, english, search.hits, interpretation)
}

function toMatch(search: WordSearch, typed: TypedScript, interpretation: number) {
  const base = basePoints.wildcard
  return { hits: search.hits, how: 'wildcard', base, typed, interpretation } as const
}
