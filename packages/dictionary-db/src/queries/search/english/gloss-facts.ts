import { type EnglishIndex, infinitiveGloss } from '../../../search-index/english-index'
import { glossOfPlace, positionOfPlace } from '../../../search-index/gloss-place'
import {
  commonWord,
  forgottenSense,
  loanword,
  type WordIndex,
} from '../../../search-index/word-index'
import { lightVerbs } from './english-terms'
import { forgottenSensePenalty, laterGlossPenalty, laterSensePenalty } from './gloss-quality'

/** Flags of a gloss: what class of word its sense is of. */
export const ofParticle = 1
export const ofSuruNoun = 2
export const ofAdjective = 4
export const isInfinitiveGloss = 8
/** Says what somebody is or becomes, in one word: "to get tired". */
export const isStateGloss = 16

/**
 * What a search asks of a gloss, for all glosses side by side: a crowded word of English has sixty
 * thousand places, and each of them would lead through its sense to its word.
 */
export interface GlossFacts {
  word: Uint32Array
  /** Number of the sense in its word, from 1. */
  senseNumber: Uint16Array
  /** Tenths of a point for not being the first gloss of the first sense, or of one long forgotten. */
  lost: Uint16Array
  flags: Uint8Array
  /** The length of the core, the marks and the flags of the gloss in one number. */
  traits: Uint16Array
  /** Tenths of a point for how well known the word is, less `lost` and what a loanword loses. */
  worth: Int16Array
}

/** Where the Japanese word and the foreign one say the same, the Japanese one first: やばい, デンジャラス. */
const rareLoanword = 120
const commonLoanword = 60
/** … but for those that everybody knows: a door is a ドア. */
const everydayPopularity = 500

/** What is lost by a loanword. */
export function loanPenalty({ wordMarks, popularity }: WordIndex, word: number): number {
  const marks = wordMarks[word] ?? 0
  if ((marks & loanword) === 0) return 0
  if ((marks & commonWord) === 0) return rareLoanword
  return (popularity[word] ?? 0) < everydayPopularity ? commonLoanword : 0
}

const longestCore = 127
const marksShift = 7
const flagsShift = 9

export function coreLengthOfTraits(traits: number): number {
  return traits & longestCore
}

export function marksOfTraits(traits: number): number {
  return (traits >>> marksShift) & 3
}

export function flagsOfTraits(traits: number): number {
  return traits >>> flagsShift
}

const factsOf = new WeakMap<WordIndex, GlossFacts>()

/** Gathered at the first question in English. */
export function openGlossFacts(index: WordIndex): GlossFacts {
  const known = factsOf.get(index)
  if (known !== undefined) return known
  const facts = gatherFacts(index)
  factsOf.set(index, facts)
  return facts
}

function gatherFacts(index: WordIndex): GlossFacts {
  const size = index.senseOfGloss.length
  const facts: GlossFacts = {
    word: new Uint32Array(size),
    senseNumber: new Uint16Array(size),
    lost: new Uint16Array(size),
    flags: new Uint8Array(size),
    traits: new Uint16Array(size),
    worth: new Int16Array(size),
  }
  gatherOfSenses(index, facts)
  markStates(index.english, facts.flags)
  sumUpTraits(index.english, facts)
  return facts
}

/** Sense by sense, so that what all glosses of one have in common is found once: a start waits for it. */
function gatherOfSenses(index: WordIndex, facts: GlossFacts): void {
  const { wordOfSense, firstSense, senseMarks, firstGloss, popularity } = index
  const { glossMarks } = index.english
  const { word, senseNumber, lost, flags, worth } = facts
  const flagsOfSense = toFlagsOfSense(index)
  for (let sense = 0; sense < wordOfSense.length; sense += 1) {
    const number = wordOfSense[sense] ?? 0
    const place = sense - (firstSense[number] ?? 0) + 1
    const isForgotten = ((senseMarks[sense] ?? 0) & forgottenSense) !== 0
    const lostOfSense = laterSensePenalty(place) + (isForgotten ? forgottenSensePenalty : 0)
    const worthOfWord = (popularity[number] ?? 0) - loanPenalty(index, number)
    const first = firstGloss[sense] ?? 0
    const end = firstGloss[sense + 1] ?? 0
    for (let gloss = first; gloss < end; gloss += 1) {
      const lostOfGloss = laterGlossPenalty(gloss - first) + lostOfSense
      const isInfinitive = ((glossMarks[gloss] ?? 0) & infinitiveGloss) !== 0
      word[gloss] = number
      senseNumber[gloss] = place
      lost[gloss] = lostOfGloss
      flags[gloss] = (flagsOfSense[sense] ?? 0) | (isInfinitive ? isInfinitiveGloss : 0)
      worth[gloss] = worthOfWord - lostOfGloss
    }
  }
}

function sumUpTraits({ coreLength, glossMarks }: EnglishIndex, { flags, traits }: GlossFacts) {
  for (let gloss = 0; gloss < traits.length; gloss += 1) {
    traits[gloss] =
      Math.min(coreLength[gloss] ?? 0, longestCore) |
      ((glossMarks[gloss] ?? 0) << marksShift) |
      ((flags[gloss] ?? 0) << flagsShift)
  }
}

function markStates({ tokens, places, coreLength }: EnglishIndex, flags: Uint8Array): void {
  for (const verb of lightVerbs) {
    const token = tokens.find(verb)
    for (const place of Array.from(token < 0 ? [] : places.listOf(token))) {
      const gloss = glossOfPlace(place)
      if (coreLength[gloss] !== 2 || positionOfPlace(place) !== 0) continue
      const known = flags[gloss] ?? 0
      if ((known & isInfinitiveGloss) !== 0) flags[gloss] = known | isStateGloss
    }
  }
}

const flagOfCode: ReadonlyArray<readonly [code: string, flag: number]> = [
  ['prt', ofParticle],
  ['aux', ofParticle],
  ['aux-adj', ofParticle],
  ['cop', ofParticle],
  ['vs', ofSuruNoun],
  ['adj-na', ofAdjective],
  ['adj-i', ofAdjective],
]

function toFlagsOfSense({ codes, codesOfSense, wordOfSense }: WordIndex): Uint8Array {
  const flagOf = new Uint8Array(codes.size)
  for (const [code, flag] of flagOfCode) {
    const number = codes.find(code)
    if (number >= 0) flagOf[number] = flag
  }
  const flagsOf = new Uint8Array(wordOfSense.length)
  for (let sense = 0; sense < flagsOf.length; sense += 1) {
    let flags = 0
    const end = codesOfSense.endOf(sense)
    for (let at = codesOfSense.startOf(sense); at < end; at += 1) {
      flags |= flagOf[codesOfSense.valueAt(at)] ?? 0
    }
    flagsOf[sense] = flags
  }
  return flagsOf
}
