import {
  isReadingEntry,
  isSearchOnlyEntry,
  isUnusualEntry,
  placeOfEntry,
  spellingOfEntry,
} from '../../../search-index/key-entry'
import type { WordIndex } from '../../../search-index/word-index'

/** So well known is a word that is meant by its own first form before another that is written so as well. */
const wellKnown = 250

/** 街 is まち rather than がい, which is put behind names, and 眼 め rather than まなこ. */
const meantOtherwise = new Set(['街', '眼'])

/**
 * Has a well known word the key, by its number, as its first form? 陸 is りく, though 六 is written so in contracts, and
 * 極める きわめる, though 決める is as well.
 */
export function isListedFirst(
  { headwords, popularity, wordOfSpelling }: WordIndex,
  key: number,
): boolean {
  const { keys, entries } = headwords
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const entry = entries.valueAt(at)
    if (isReadingEntry(entry) || isSearchOnlyEntry(entry) || isUnusualEntry(entry)) continue
    if (placeOfEntry(entry) > 0) continue
    const word = wordOfSpelling[spellingOfEntry(entry)] ?? 0
    if ((popularity[word] ?? 0) >= wellKnown) return !meantOtherwise.has(keys.textOf(key))
  }
  return false
}
