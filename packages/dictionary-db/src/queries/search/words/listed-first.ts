import { findUsualReading } from '@kotonoha/japanese/usual-readings'
import { oncePerDictionary } from '../../../once-per-dictionary'
import {
  isReadingEntry,
  isSearchOnlyEntry,
  isUnusualEntry,
  placeOfEntry,
  spellingOfEntry,
} from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'

/** So well known is a word that is meant by its own first form before another that is written so as well. */
const wellKnown = 250

/** 街 is まち rather than がい, which is put behind names, and 眼 め rather than まなこ. */
const meantOtherwise = new Set(['街', '眼'])

const openKnown = oncePerDictionary((_: WordIndex) => new Map<number, boolean>())

/**
 * Has a well known word the key, by its number, as its first form? 陸 is りく, though 六 is written so in contracts, and
 * 極める きわめる, though 決める is as well.
 */
export function isListedFirst(index: WordIndex, key: number): boolean {
  const known = openKnown(index)
  let isListed = known.get(key)
  if (isListed === undefined) {
    isListed = findListedFirst(index, key)
    known.set(key, isListed)
  }
  return isListed
}

function findListedFirst({ headwords, popularity, wordOfSpelling }: WordIndex, key: number) {
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

/** The key of the reading that a key has usually, by its number; -1 where counting tells. */
export function findUsualReadingKey(index: WordIndex, key: number): number {
  const known = openUsual(index)
  let reading = known.get(key)
  if (reading === undefined) {
    const { keys } = index.headwords
    const usual = findUsualReading(keys.textOf(key))
    reading = usual === undefined ? -1 : keys.find(toSearchKey(usual))
    known.set(key, reading)
  }
  return reading
}

const openUsual = oncePerDictionary((_: WordIndex) => new Map<number, number>())
