import { hasJapanese } from '../query/has-japanese'
import type { QueryTerm } from '../query/parse-query'
import { listRomajiPatterns, toKeyPattern, toPattern } from '../wildcard/pattern'
import { offerGlosses } from './gloss-matches'
import { basePoints, type TypedScript } from './headword-points'
import { offerPatterns, toEnglishPatternQuery } from './wildcard-matches'
import { addInterpretation, type Interpretation, type WordSearch } from './word-search'

/** Offers what a pattern fits: of headwords, and in Latin letters of English words too. */
export function offerWildcardTerm(search: WordSearch, term: QueryTerm): void {
  const pattern = toPattern(term.text)
  if (hasJapanese(term.text)) {
    const match = toMatch(search, 'kanji', { language: 'japanese', text: term.text })
    if (!offerPatterns(search.index, [toKeyPattern(pattern)], match)) search.isTotalExact = false
    return
  }
  const romaji = listRomajiPatterns(pattern)
  if (romaji.length > 0) {
    const match = toMatch(search, 'romaji', { language: 'romaji', text: term.text.toLowerCase() })
    if (!offerPatterns(search.index, romaji, match)) search.isTotalExact = false
  }
  const english = toEnglishPatternQuery(
    search.index,
    pattern.map((piece) => piece.toLowerCase()),
  )
  if (english === undefined) return
  if (!english.isWhole) search.isTotalExact = false
  const interpretation = addInterpretation(search, { language: 'english', text: term.text })
  const { isUnranked } = search
  offerGlosses(search.index, english.query, search.hits, { interpretation, isUnranked })
}

function toMatch(search: WordSearch, typed: TypedScript, read: Interpretation) {
  const interpretation = addInterpretation(search, read)
  const base = basePoints.wildcard
  return { hits: search.hits, how: 'wildcard', base, typed, interpretation } as const
}
