import { oncePerDictionary } from '../../../once-per-dictionary'
import {
  type EnglishIndex,
  glossOfName,
  infinitiveGloss,
  marksOfShape,
  unattestedGloss,
} from '../../../search-index/english-index'
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

/** Of a word that hardly anybody knows. */
export const isLittleKnown = 64

/**
 * What a search asks of a gloss, for all glosses side by side: a crowded word of English has sixty
 * thousand places, and each of them would lead through its sense to its word. Two numbers for each:
 * its word with the number of the sense, and its traits (the length of the core, the marks and the
 * flags) with its worth, so that two looks at far places of the memory find all, and one the word. Those
 * of a gloss are found out when they are first asked for: all at once would take as long as a start may wait.
 */
export class GlossFacts {
  readonly #ofSense: Int32Array
  readonly #ofItself: Int32Array
  readonly #index: WordIndex
  readonly #flagOfCode: Uint8Array

  constructor(index: WordIndex) {
    this.#ofSense = new Int32Array(index.senseOfGloss.length)
    this.#ofItself = new Int32Array(index.senseOfGloss.length)
    this.#index = index
    this.#flagOfCode = toFlagsOfCodes(index)
    this.#markStates(index.english)
  }

  wordOf(gloss: number): number {
    return this.#findOfSense(gloss) & wordMask
  }

  /** Number of the sense in its word, from 1. */
  senseNumberOf(gloss: number): number {
    return this.#findOfSense(gloss) >>> senseShift
  }

  traitsOf(gloss: number): number {
    return this.#findOfItself(gloss) & traitsMask
  }

  /**
   * Tenths of a point for how well known the word is, less what a loanword loses, and less what is lost by
   * not being the first gloss of the first sense, or of one long forgotten.
   */
  worthOf(gloss: number): number {
    return this.worthAsOneWord(gloss) + this.#lostByUnattested(gloss)
  }

  /** … and less what is lost where no sentence says so, which tells nothing of phrases: hardly any is in one. */
  worthAsOneWord(gloss: number): number {
    return this.#findOfItself(gloss) >> worthShift
  }

  #lostByUnattested(gloss: number): number {
    return ((this.#index.english.glossMarks[gloss] ?? 0) & unattestedGloss) === 0 ? 0 : unattested
  }

  /** Never 0 when it is known, for senses are counted from 1. */
  #findOfSense(gloss: number): number {
    const known = this.#ofSense[gloss] ?? 0
    if (known !== 0) return known
    this.#findOut(gloss)
    return this.#ofSense[gloss] ?? 0
  }

  #findOfItself(gloss: number): number {
    if (this.#ofSense[gloss] === 0) this.#findOut(gloss)
    return this.#ofItself[gloss] ?? 0
  }

  #findOut(gloss: number): void {
    const index = this.#index
    const { senseOfGloss, wordOfSense, firstSense, senseMarks, firstGloss, popularity } = index
    const { glossMarks, coreLength } = index.english
    const sense = senseOfGloss[gloss] ?? 0
    const word = wordOfSense[sense] ?? 0
    const senseNumber = sense - (firstSense[word] ?? 0) + 1
    const isForgotten = ((senseMarks[sense] ?? 0) & forgottenSense) !== 0
    const lost =
      laterGlossPenalty(gloss - (firstGloss[sense] ?? 0)) +
      laterSensePenalty(senseNumber) +
      this.#lostByUnattested(gloss) +
      (isForgotten ? forgottenSensePenalty : 0) +
      (((glossMarks[gloss] ?? 0) & glossOfName) === 0 ? 0 : nameOfOne)
    const marks = (glossMarks[gloss] ?? 0) & marksOfShape
    const isInfinitive = (marks & infinitiveGloss) !== 0
    const isRare = (popularity[word] ?? 0) < littleKnown
    const flags =
      this.#flagsOfSense(sense) |
      (isInfinitive ? isInfinitiveGloss : 0) |
      (isRare ? isLittleKnown : 0)
    const lostByLoan = loanPenalty(index, word, (flags & ofAdjective) !== 0)
    const worth = (popularity[word] ?? 0) - lostByLoan - lost
    const length = Math.min(coreLength[gloss] ?? 0, longestCore)
    const isState = this.#ofItself[gloss] ?? 0
    const traits = length | (marks << marksShift) | (flags << flagsShift) | isState
    this.#ofSense[gloss] = word | (Math.min(senseNumber, lastSense) << senseShift)
    this.#ofItself[gloss] = traits | (worth << worthShift)
  }

  #flagsOfSense(sense: number): number {
    const { codesOfSense } = this.#index
    let flags = 0
    const end = codesOfSense.endOf(sense)
    for (let at = codesOfSense.startOf(sense); at < end; at += 1) {
      flags |= this.#flagOfCode[codesOfSense.valueAt(at)] ?? 0
    }
    return flags
  }

  #markStates({ tokens, places, coreLength, glossMarks }: EnglishIndex): void {
    for (const verb of lightVerbs) {
      const token = tokens.find(verb)
      const end = token < 0 ? 0 : places.endOf(token)
      for (let at = token < 0 ? 0 : places.startOf(token); at < end; at += 1) {
        const place = places.valueAt(at)
        const gloss = glossOfPlace(place)
        if (coreLength[gloss] !== 2 || positionOfPlace(place) !== 0) continue
        if (((glossMarks[gloss] ?? 0) & infinitiveGloss) === 0) continue
        this.#ofItself[gloss] = isStateGloss << flagsShift
      }
    }
  }
}

const senseShift = 20
const wordMask = 2 ** senseShift - 1
const lastSense = 2 ** 12 - 1
const worthShift = 16
const traitsMask = 2 ** worthShift - 1

/** 同僚 is "colleague" in sentences, 僚友 in none; how many say so tells no more. */
const unattested = 120

/** In tenths of a point: everything that a list of frequent words has is more. */
const littleKnown = 50

/** 未 is the Sheep among the signs; who asks for sheep means those on the meadow. */
const nameOfOne = 300

/** Where the Japanese word and the foreign one say the same, the Japanese one first: やばい, デンジャラス. */
const rareLoanword = 120
const commonLoanword = 60
/** … but for those that everybody knows: a door is a ドア. */
const everydayPopularity = 500

/** A thing may have no other word, but how it is Japanese says itself: ソフト is 柔らかい, スマート 賢い. */
const loanAdjective = 160

/** What is lost by a loanword. */
function loanPenalty(
  { wordMarks, popularity }: WordIndex,
  word: number,
  isAdjective: boolean,
): number {
  const marks = wordMarks[word] ?? 0
  if ((marks & loanword) === 0) return 0
  if (isAdjective) return loanAdjective
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

export const openGlossFacts = oncePerDictionary((index: WordIndex) => new GlossFacts(index))

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

function toFlagsOfCodes({ codes }: WordIndex): Uint8Array {
  const flagOf = new Uint8Array(codes.size)
  for (const [code, flag] of flagOfCode) {
    const number = codes.find(code)
    if (number >= 0) flagOf[number] = flag
  }
  return flagOf
}
