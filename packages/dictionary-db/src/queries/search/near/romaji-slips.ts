import { toHepburn } from '@kotonoha/japanese/kana/to-romaji'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { romajiCosts, slipCost } from './slip-cost'

/** Words that hardly anybody knows are not what was meant. */
const leastPopularity = 100
/** Shorter readings are one slip away from too much. */
const shortest = 3

const base = 760
/** Popularity that one slip outweighs. */
const perSlip = 260
/** A vowel or a consonant long in one and short in the other, which learners often leave out. */
const perLength = 60

/** So many slips are believed of a text of that length, which has no long vowels. */
function mostSlips(length: number): number {
  return length <= 5 ? 1.2 : length <= 7 ? 1.9 : 2.4
}

/** Readings in romaji, those that begin alike together. */
interface RomajiReading {
  /** Hepburn, every letter of the kana in it. */
  romaji: string
  plain: string
  letters: number
  popularity: number
}

/** The readings of the words that somebody may mean, by the first letter of how they are told apart. */
const openReadings = oncePerDictionary((index: WordIndex) => {
  const byFirst = new Map<string, RomajiReading[]>()
  const known = new Set<number>()
  // Words are in the order of how well known they are, so the first one counts.
  for (let word = 0; word < index.size; word += 1) {
    const popularity = index.popularity[word] ?? 0
    if (popularity < leastPopularity) break
    const end = index.firstSpelling[word + 1] ?? 0
    for (let spelling = index.firstSpelling[word] ?? 0; spelling < end; spelling += 1) {
      const key = index.readingKey[spelling] ?? 0
      if (known.has(key)) continue
      known.add(key)
      const romaji = toHepburn(index.headwords.keys.textOf(key))
      const plain = toPlainRomaji(romaji)
      if (plain.length < shortest || !/^[a-z']+$/u.test(romaji)) continue
      const reading = { romaji, plain, letters: toLetterSet(plain), popularity }
      const first = plain.charAt(0)
      const alike = byFirst.get(first)
      if (alike === undefined) byFirst.set(first, [reading])
      else alike.push(reading)
    }
  }
  return byFirst
})

/**
 * Words that the text may be a slip for as romaji, with how likely they are. Systems of romaji and the
 * length of sounds are set aside, so that they do not count as slips.
 */
export function* listRomajiSlips(index: WordIndex, text: string): Generator<[string, number]> {
  if (!/^[a-z']{3,24}$/u.test(text)) return
  const typed = toPlainRomaji(text)
  if (typed.length < shortest) return
  const most = mostSlips(typed.length)
  const letters = toLetterSet(typed)
  const mostOther = otherLettersPerSlip * Math.floor(most / cheapestSlip)
  const byFirst = openReadings(index)
  // The first two letters may have changed places, or one of them be left out.
  for (const first of new Set(typed.slice(0, 2))) {
    for (const reading of byFirst.get(first) ?? []) {
      if (!isNearlyAsLong(reading, { text, typed })) continue
      if (countBits(reading.letters ^ letters) > mostOther) continue
      const lost = toLost({ text, typed }, reading, most)
      if (lost === undefined || reading.romaji === text) continue
      yield [reading.romaji, Math.max(1, Math.round(base + reading.popularity - lost))]
    }
  }
}

function isNearlyAsLong(
  { romaji, plain }: RomajiReading,
  { text, typed }: { text: string; typed: string },
): boolean {
  return Math.abs(plain.length - typed.length) <= 2 || Math.abs(romaji.length - text.length) <= 1
}

/** What a slip takes off, by the letters as they are or as they are told apart. */
function toLost(
  { text, typed }: { text: string; typed: string },
  { romaji, plain }: RomajiReading,
  most: number,
): number | undefined {
  const isAsLong = Math.abs(romaji.length - text.length) <= 1
  const asTyped = isAsLong ? slipCost(text, romaji, most, romajiCosts) : undefined
  const inPlain = slipCost(typed, plain, most, romajiCosts)
  if (inPlain === undefined) return asTyped === undefined ? undefined : asTyped * perSlip
  const longer = romaji.length - plain.length - (text.length - typed.length)
  const lost = inPlain * perSlip + Math.abs(longer) * perLength
  return asTyped === undefined ? lost : Math.min(lost, asTyped * perSlip)
}

/** Romaji without what the systems and learners write differently: `shuukan` and `syukan` are `syukan`. */
export function toPlainRomaji(romaji: string): string {
  return romaji
    .replace(/'/gu, '')
    .replace(/tch/gu, 'ch')
    .replace(/sh(?=[aueo])/gu, 'sy')
    .replace(/ch(?=[aueo])/gu, 'ty')
    .replace(/jy?(?=[aueo])/gu, 'zy')
    .replace(/sh/gu, 's')
    .replace(/ch|ts(?=u)/gu, 't')
    .replace(/j/gu, 'z')
    .replace(/f/gu, 'h')
    .replace(/ou(?!$|[aeo])|ou$/gu, 'o')
    .replace(/ei/gu, 'e')
    .replace(/m(?=[bp])/gu, 'n')
    .replace(/([aiueo])\1+|(?<=[aiueo])([ksztdhbpgc])\2/gu, '$1$2')
}

/** A slip brings in or takes away so many letters at most, … */
const otherLettersPerSlip = 2
/** … if it is none of those that only change places or double. */
const cheapestSlip = 0.75

/** The letters that occur in a text as bits: texts that share few are told apart at once. */
function toLetterSet(text: string): number {
  let set = 0
  for (let at = 0; at < text.length; at += 1) set |= 1 << (text.charCodeAt(at) & 31)
  return set
}

function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}
