import { type Counted, splitBehindCounter } from '@kotonoha/japanese/numbers/counted'
import { readCounted } from '@kotonoha/japanese/numbers/counted-reading'
import { findReadingAlone } from '@kotonoha/japanese/numbers/everyday-counters'
import { readNumber } from '@kotonoha/japanese/numbers/number-parts'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { listWordsOf } from './headword-matches'
import { hasCode } from './inflected-matches'
import { listReadings, readingOf } from './word-readings'

/** Better known than this, what is written as a number with its counter is a word of its own. */
const knownOtherwise = 200

/** 100歳 is no ももとせ, and 7度 no ななたび: in digits it is a number. */
export function asCountedInDigits(
  index: WordIndex,
  text: string,
  counted: Counted,
): ((word: number) => boolean) | undefined {
  if (!/^\d/u.test(text)) return undefined
  const { number } = counted
  const counter = splitBehindCounter(counted.counter)?.counter ?? counted.counter
  const others = listWordsOf(index, toSearchKey(number + counter)).filter((word) =>
    isReadOtherwise(index, word, { number, counter }),
  )
  return others.length === 0 ? undefined : (word) => !others.includes(word)
}

/** Is the word, which is written as the number with its counter, read as that is hardly said: 百歳 ももとせ, 八頭 はちがしら? */
export function isReadOtherwise(
  index: WordIndex,
  word: number,
  { number, counter }: Counted,
): boolean {
  if ((index.popularity[word] ?? 0) >= knownOtherwise) return false
  const alone = findReadingAlone(counter) ?? findReadingOfCounter(index, counter)
  const said = alone === undefined ? undefined : readCounted({ number, counter }, alone)
  if (said === undefined) return false
  const readings = listReadings(index, word)
  if (readings.includes(toSearchKey(said))) return false
  const ends = listWordsOf(index, counter).map((each) => readingOf(index, each))
  const begins = toSearchKey(readNumber(number) ?? said)
  return readings.some(
    (reading) => reading.startsWith(begins) || ends.some((end) => reading.endsWith(end)),
  )
}

function findReadingOfCounter(index: WordIndex, counter: string): string | undefined {
  const codes = new Set([index.codes.find('ctr')])
  const [first] = listWordsOf(index, toSearchKey(counter))
    .filter((word) => hasCode(index, word, codes))
    .sort((a, b) => (index.popularity[b] ?? 0) - (index.popularity[a] ?? 0))
  return first === undefined ? undefined : readingOf(index, first)
}

/** 三日前 is three days ago, and no third of the month, which 三日 is first. */
export function howManyDays({ firstSense }: WordIndex): (word: number) => number | undefined {
  return (word) => {
    const first = firstSense[word] ?? 0
    return (firstSense[word + 1] ?? first) - first > 1 ? 2 : undefined
  }
}
