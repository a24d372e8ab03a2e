import { longEnd } from '@kotonoha/japanese/kana/long-end'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import { type HeadwordMatch, offerExact } from './headword-matches'
import { basePoints } from './headword-points'
import { offerInflected } from './inflected-matches'
import type { WordSearch } from './word-search'

/** What one will do ends in a long vowel by itself: いこー is 行こう. */
const mayBeWill = /[おこごそとのぼもよろ]$/u

/** きこー is 機構 rather than 聞こう. */
const besideWord = 800

/** Offers the words that the text is, or is a form of, without the ー at its end. */
export function offerCalledOut(search: WordSearch, text: string, match: HeadwordMatch): void {
  if (!longEnd.test(text)) return
  const key = toSearchKey(text.replace(longEnd, ''))
  const word = { ...match, base: basePoints.exact - besideWord }
  // Kana that sound like a word are found by that.
  if (!isKanaKey(key)) offerExact(search.index, key, word)
  const form = { ...match, how: 'inflected', base: basePoints.inflected - besideWord } as const
  const isForm = (each: string) => offerInflected(search.index, each, form, search.inflections)
  if (!(mayBeWill.test(key) && isForm(`${key}う`))) isForm(key)
}
