import { toSearchKey } from '../../../search-index/text/search-key'
import type { HeadwordMatch } from './headword-matches'
import { basePoints } from './headword-points'
import { offerInflected } from './inflected-matches'
import type { WordSearch } from './word-search'

/** A form that is called out is drawn out at its end: きたー, まってー, やめろー. */
const calledOut = /(?<=\p{sc=Hiragana})ー+$/u
/** What one will do ends in a long vowel by itself: いこー is 行こう. */
const mayBeWill = /[おこごそとのぼもよろ]$/u

/** きこー is 機構 rather than 聞こう. */
const besideWord = 800

/** Offers the words of which the text is a form without the ー at its end; says whether there are any. */
export function offerCalledOut(search: WordSearch, text: string, match: HeadwordMatch): boolean {
  if (!calledOut.test(text)) return false
  const key = toSearchKey(text.replace(calledOut, ''))
  const form = { ...match, how: 'inflected', base: basePoints.inflected - besideWord } as const
  const isForm = (each: string) => offerInflected(search.index, each, form, search.inflections)
  return (mayBeWill.test(key) && isForm(`${key}う`)) || isForm(key)
}
