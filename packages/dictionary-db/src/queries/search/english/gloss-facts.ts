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

/** Of what is done to something, as 開ける and 運転. */
export const ofTransitive = 32

/**
 * What a search asks of a gloss, for all glosses side by side: a crowded word of English has sixty
 * thousand places, and each of them would lead through its sense to its word. Two numbers for each:
 * its word with the number of the sense, and its traits (the length of the core, the marks and the
 * flags) with its worth, so that one look at a far place of the memory finds all.
 */
export class GlossFacts {
  readonly #facts: Int32Array

  constructor(glossCount: number) {
    this.#facts = new Int32Array(2 * glossCount)
  }

  set(gloss: number, facts: { word: number; senseNumber: number; traits: number; worth: number }) {
    this.#facts[2 * gloss] = facts.word | (Math.min(facts.senseNumber, lastSense) << senseShift)
    this.#facts[2 * gloss + 1] = facts.traits | (facts.worth << worthShift)
  }

  addFlag(gloss: number, flag: number): void {
    const at = 2 * gloss + 1
    this.#facts[at] = (this.#facts[at] ?? 0) | (flag << flagsShift)
  }

  wordOf(gloss: number): number {
    return (this.#facts[2 * gloss] ?? 0) & wordMask
  }

  /** Number of the sense in its word, from 1. */
  senseNumberOf(gloss: number): number {
    return (this.#facts[2 * gloss] ?? 0) >>> senseShift
  }

  traitsOf(gloss: number): number {
    return (this.#facts[2 * gloss + 1] ?? 0) & traitsMask
  }

  /**
   * Tenths of a point for how well known the word is, less what a loanword loses, and less what is lost by
   * not being the first gloss of the first sense, or of one long forgotten.
   */
  worthOf(gloss: number): number {
    return (this.#facts[2 * gloss + 1] ?? 0) >> worthShift
  }
}

const senseShift = 20
const wordMask = 2 ** senseShift - 1
const lastSense = 2 ** 12 - 1
const worthShift = 16
const traitsMask = 2 ** worthShift - 1

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

/** Sense by sense, so that what all glosses of one have in common is found once: a start waits for it. */
function gatherFacts(index: WordIndex): GlossFacts {
  const { wordOfSense, firstSense, senseMarks, firstGloss, popularity } = index
  const { glossMarks, coreLength } = index.english
  const facts = new GlossFacts(index.senseOfGloss.length)
  const flagsOfSense = toFlagsOfSense(index)
  for (let sense = 0; sense < wordOfSense.length; sense += 1) {
    const word = wordOfSense[sense] ?? 0
    const senseNumber = sense - (firstSense[word] ?? 0) + 1
    const isForgotten = ((senseMarks[sense] ?? 0) & forgottenSense) !== 0
    const lostOfSense = laterSensePenalty(senseNumber) + (isForgotten ? forgottenSensePenalty : 0)
    const worthOfWord = (popularity[word] ?? 0) - loanPenalty(index, word)
    const first = firstGloss[sense] ?? 0
    const end = firstGloss[sense + 1] ?? 0
    for (let gloss = first; gloss < end; gloss += 1) {
      const marks = glossMarks[gloss] ?? 0
      const isInfinitive = (marks & infinitiveGloss) !== 0
      const flags = (flagsOfSense[sense] ?? 0) | (isInfinitive ? isInfinitiveGloss : 0)
      const length = Math.min(coreLength[gloss] ?? 0, longestCore)
      const traits = length | (marks << marksShift) | (flags << flagsShift)
      const worth = worthOfWord - laterGlossPenalty(gloss - first) - lostOfSense
      facts.set(gloss, { word, senseNumber, traits, worth })
    }
  }
  markStates(index.english, facts)
  return facts
}

function markStates({ tokens, places, coreLength }: EnglishIndex, facts: GlossFacts): void {
  for (const verb of lightVerbs) {
    const token = tokens.find(verb)
    for (const place of Array.from(token < 0 ? [] : places.listOf(token))) {
      const gloss = glossOfPlace(place)
      if (coreLength[gloss] !== 2 || positionOfPlace(place) !== 0) continue
      const flags = flagsOfTraits(facts.traitsOf(gloss))
      if ((flags & isInfinitiveGloss) !== 0) facts.addFlag(gloss, isStateGloss)
    }
  }
}

const flagOfCode: ReadonlyArray<readonly [code: string, flag: number]> = [
  ['prt', ofParticle],
  ['aux', ofParticle],
  ['aux-adj', ofParticle],
  ['cop', ofParticle],
  ['vs', ofSuruNoun],
  ['vt', ofTransitive],
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
