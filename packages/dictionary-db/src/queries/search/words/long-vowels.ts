import { shortKanaKey } from '@kotonoha/japanese/kana/normalize-kana'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { listWordsOfKey } from './headword-matches'
import { hasCode } from './inflected-matches'
import { listSoundingKeys } from './sounding-keys'

/** What hardly anybody knows is not what somebody means who leaves its vowels short. */
const leastKnown = 300

/**
 * `tokyo eki` leaves long vowels out: the best known word that has them, where what is read as it is typed is little
 * known; of words that have one of the codes, if any are named.
 */
export function withLongVowels(
  index: WordIndex,
  kana: string,
  codes?: ReadonlySet<number>,
): string {
  const { keys } = index.headwords
  const key = toSearchKey(kana)
  const typed = keys.find(key)
  let most = typed < 0 ? leastKnown : Math.max(leastKnown, mostKnown(index, typed, codes))
  if (most > leastKnown) return kana
  let best = kana
  // Some may be there: eigyo is 営業.
  const short = shortKanaKey(key)
  for (const number of listSoundingKeys(index, key)) {
    const found = keys.textOf(number)
    if (found.length <= key.length || shortKanaKey(found) !== short) continue
    const known = mostKnown(index, number, codes)
    if (known > most) [best, most] = [found, known]
  }
  return best
}

/** How well known the best word is that is filed under the key, by its number; of those that have one of the codes. */
export function mostKnown(index: WordIndex, key: number, codes?: ReadonlySet<number>): number {
  const words = listWordsOfKey(index, key)
  const meant = codes === undefined ? words : words.filter((word) => hasCode(index, word, codes))
  return Math.max(0, ...meant.map((word) => index.popularity[word] ?? 0))
}
