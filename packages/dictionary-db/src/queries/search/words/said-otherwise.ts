import { isKana } from '@kotonoha/japanese/kana/script'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { keySumsOf, sumOf } from '../../../search-index/storage/key-sums'
import type { WordIndex } from '../../../search-index/word-index'
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

const openCodes = oncePerDictionary(({ codes }: WordIndex) => ({
  adjectives: new Set([codes.find('adj-i')]),
  called: new Set([codes.find('int'), codes.find('exp')]),
  expressions: new Set([codes.find('exp')]),
}))

/**
 * Offers what is said by more or less than its word: しんど of しんどい, んだんだ of んだ, and たことがある, which a grammar book
 * lists with the form that it stands behind.
 */
export function offerSaidOtherwise(search: WordSearch, key: string, match: HeadwordMatch): void {
  if (!isKana(key)) return
  const { index } = search
  if (key.length >= shortestStem && keySumsOf(index.headwords.keys).mayHave(sumOf(`${key}い`))) {
    const accepts = (word: number) => hasCode(index, word, openCodes(index).adjectives)
    offerExact(index, `${key}い`, { ...match, base: basePoints.similarToRare, accepts })
  }
  const half = key.slice(0, key.length / 2)
  const isTwice = half.length >= shortestHalf && half + half === key
  const behind = /^(?:ては?|た)(.+)$/u.exec(key)?.[1] ?? ''
  if (!isTwice && behind.length < shortestBehind) return
  if (index.headwords.keys.find(key) >= 0) return
  if (isTwice) {
    const accepts = (word: number) => hasCode(index, word, openCodes(index).called)
    offerExact(index, half, { ...match, accepts })
  }
  if (behind.length < shortestBehind) return
  const accepts = (word: number) => hasCode(index, word, openCodes(index).expressions)
  offerExact(index, behind, { ...match, accepts })
}
