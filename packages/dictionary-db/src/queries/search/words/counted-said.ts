import { listCounted } from '@kotonoha/japanese/numbers/counted'
import { readCounted } from '@kotonoha/japanese/numbers/counted-reading'
import { findReadingAlone } from '@kotonoha/japanese/numbers/everyday-counters'
import type { WordIndex } from '../../../search-index/word-index'
import { readingOf } from './word-readings'

const asCounted = 400

/** Whoever has time to spare says じゅうぶん. */
const isNoNumber = new Set(['十分'])

/**
 * What speaks for the words that say how many, of those that are written as a number with its counter: 何人 is なんにん
 * before なにびと, 五分 ごふん before ごぶ, 一月 いちがつ before ひとつき. Undefined where the text is no such number.
 */
export function forSaidCounted(
  index: WordIndex,
  text: string,
): ((word: number) => number) | undefined {
  const [counted, ...others] = isNoNumber.has(text) ? [] : listCounted(text)
  if (counted === undefined || others.length > 0) return undefined
  if (counted.counter === '月') {
    return (word) => (readingOf(index, word).endsWith('がつ') ? asCounted : 0)
  }
  const alone = findReadingAlone(counted.counter)
  const said = alone === undefined ? undefined : readCounted(counted, alone)
  return said === undefined
    ? undefined
    : (word) => (readingOf(index, word) === said ? asCounted : 0)
}
