import { unvoice } from '@kotonoha/japanese/kana/iteration-marks'
import { behindNumbers, unitsOfNumbers } from '@kotonoha/japanese/numbers/counted'
import { readCounted } from '@kotonoha/japanese/numbers/counted-reading'
import { findCounterReading } from '@kotonoha/japanese/numbers/everyday-counters'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { numberOfKind } from './connection-costs'
import { findSpelling, findWordWith, type WordCandidate } from './word-candidates'

/** Beside its number a counter is likelier than it is alone, … */
const counted = 250
/** … and what everybody counts with likelier than a word that nobody counts: 二時 is no ふたとき. */
const countedEveryDay = 100
/** What is counted with one of these is a word of its own as well, which may be known to few. */
const ofThings = new Set(['足'])
const hardlyKnown = 150

const codesOfCounters = oncePerDictionary((index: WordIndex) => new Set([index.codes.find('ctr')]))

const numberBefore =
  /^([〇一二三四五六七八九十百千万億何数]{1,6})([^〇一二三四五六七八九十百千万億]{1,3})$/u

/**
 * A number with what it counts: 二羽 is one piece, and the word is the counter's. Where the whole is a word,
 * as well, that is the one which is read as a number: 二時 にじ, and no ふたとき.
 */
export function findCounted(
  index: WordIndex,
  piece: string,
  whole: WordCandidate | undefined,
): WordCandidate | undefined {
  const [, number = '', counter = ''] = numberBefore.exec(piece) ?? []
  if (counter === '') return undefined
  const reading = findCounterReading(counter)
  if (whole !== undefined && reading !== undefined && !isThing(index, counter, whole)) {
    const spelling = findSpelling(index, piece, readCounted({ number, counter }, reading) ?? '')
    // As it is counted every day, however seldom it is written as one word: 三分.
    const asCounted = findCounter(index, counter, reading, undefined)?.cost ?? whole.cost
    if (spelling !== undefined) {
      return { ...whole, spelling, cost: Math.min(whole.cost - 1, asCounted) }
    }
  }
  return findCounter(index, counter, reading, whole)
}

/** 二足 is two pairs, before the two legs of which few texts speak. */
function isThing(index: WordIndex, counter: string, { spelling }: WordCandidate): boolean {
  const popularity = index.popularity[index.wordOfSpelling[spelling] ?? 0] ?? 0
  return ofThings.has(counter) && popularity < hardlyKnown
}

function findCounter(
  index: WordIndex,
  text: string,
  reading: string | undefined,
  whole: WordCandidate | undefined,
): WordCandidate | undefined {
  const spelling = reading === undefined ? undefined : findCounterSpelling(index, text, reading)
  const isKnown = spelling !== undefined || unitsOfNumbers.has(text) || behindNumbers.has(text)
  const found = findWordWith(index, text, isKnown ? undefined : codesOfCounters(index))
  if (found === undefined) return undefined
  const isAnotherWord =
    whole !== undefined &&
    !isThing(index, text, whole) &&
    (index.popularity[index.wordOfSpelling[whole.spelling] ?? 0] ?? 0) > 0
  const cost = found.cost + (spelling === undefined || isAnotherWord ? counted : countedEveryDay)
  return { ...found, spelling: spelling ?? found.spelling, cost, kind: numberOfKind('noun') }
}

/** 階 is がい behind some numbers only; its entry has かい. */
function findCounterSpelling(index: WordIndex, text: string, reading: string): number | undefined {
  const alone = unvoice(reading.charAt(0)) + reading.slice(1)
  return findSpelling(index, text, reading) ?? findSpelling(index, text, alone)
}
