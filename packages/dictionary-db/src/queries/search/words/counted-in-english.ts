import { toSearchKey } from '../../../search-index/text/search-key'
import { mayBeCounted, toCountedInJapanese } from '../english/counted-things'
import { hasJapanese } from '../query/has-japanese'
import { type ParsedQuery, parseQuery } from '../query/parse-query'
import { offerExact } from './headword-matches'
import { basePoints } from './headword-points'
import { addInterpretation, type WordSearch } from './word-search'

/** What is counted in English as it is looked for in Japanese: 二本 for `two bottles`. */
export function toCountedQuery({ terms, excluded }: ParsedQuery): ParsedQuery | undefined {
  const [first] = terms
  if (first === undefined || !mayBeCounted(first.text)) return undefined
  const isPlain = terms.every(
    (term) => !term.isPhrase && !term.hasWildcard && !hasJapanese(term.text),
  )
  if (!isPlain || excluded.length > 0) return undefined
  const counted = toCountedInJapanese(terms.map(({ text }) => text).join(' '))
  return counted === undefined ? undefined : parseQuery(counted)
}

/** 第十 is in the dictionary as it is. */
export function isOneWord({ normalized }: ParsedQuery): boolean {
  return normalized.startsWith('第')
}

/**
 * A clock time, an age and a place in order that glosses say as well (五つ is eight o'clock of old, 分 a tenth) are what
 * they are today first.
 */
export function offerCounted(search: WordSearch, counted: string): void {
  if (!/^第|[時歳]$/u.test(counted)) return
  const interpretation = addInterpretation(search, { language: 'japanese', text: counted })
  offerExact(search.index, toSearchKey(counted), {
    hits: search.hits,
    how: 'exact',
    base: basePoints.exact,
    typed: 'kanji',
    interpretation,
  })
}
