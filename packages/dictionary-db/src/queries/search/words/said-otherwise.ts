import { isKana } from '@kotonoha/japanese/kana/script'
import { type HeadwordMatch, offerExact } from './headword-matches'
import { basePoints } from './headword-points'
import { hasCode } from './inflected-matches'
import type { WordSearch } from './word-search'

/** Words of two kana (うま) are seldom called out as adjectives rather than meant themselves. */
const shortestStem = 3
/** So many kana that are called out twice are more than a sound: やだやだ, but もも. */
const shortestHalf = 2
/** What stands behind た or て in a grammar book, and so much less than what is asked for as it is. */
const shortestBehind = 4

/**
 * Offers what is said by more or less than its word: しんど of しんどい, んだんだ of んだ, and たことがある, which a grammar book
 * lists with the form that it stands behind.
 */
export function offerSaidOtherwise(search: WordSearch, key: string, match: HeadwordMatch): void {
  if (!isKana(key)) return
  const { index } = search
  if (key.length >= shortestStem) {
    const adjectives = new Set([index.codes.find('adj-i')])
    const accepts = (word: number) => hasCode(index, word, adjectives)
    offerExact(index, `${key}い`, { ...match, base: basePoints.similarToRare, accepts })
  }
  if (index.headwords.keys.find(key) >= 0) return
  const half = key.slice(0, key.length / 2)
  if (half.length >= shortestHalf && half + half === key) {
    const called = new Set(['int', 'exp'].map((code) => index.codes.find(code)))
    offerExact(index, half, { ...match, accepts: (word) => hasCode(index, word, called) })
  }
  const behind = /^(?:ては?|た)(.+)$/u.exec(key)?.[1] ?? ''
  if (behind.length < shortestBehind) return
  const expressions = new Set([index.codes.find('exp')])
  offerExact(index, behind, { ...match, accepts: (word) => hasCode(index, word, expressions) })
}
