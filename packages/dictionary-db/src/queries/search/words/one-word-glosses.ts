import {
  glossOfPlace,
  isJoinedPlace,
  isRemarkPlace,
  positionOfPlace,
} from '../../../search-index/gloss-place'
import { loanword, type WordIndex } from '../../../search-index/word-index'
import type { EnglishTerm } from '../english/english-terms'
import {
  coreLengthOfTraits,
  flagsOfTraits,
  type GlossFacts,
  marksOfTraits,
  openGlossFacts,
} from '../english/gloss-facts'
import { isLittleWord } from '../english/gloss-quality'
import { listQualitiesOfOneWord, placeOfQuality } from '../english/one-word-quality'
import { type HitList, packFacts } from '../hits/hit-list'
import { basePoints } from './headword-points'

/** The quality of a gloss that is all of the query. */
export const wholeGloss = 1000

/** How what glosses have is offered. */
export interface GlossOffer {
  interpretation: number
  /** What is taken off, where the query is said in other words. */
  lost?: number
  /** Glosses that say something else as well are left out. */
  isOnlyWhole?: boolean
  /** Only glosses with this flag: of nouns that are verbs with する, of adjectives. */
  onlyOf?: number
  /** No loanwords: フル is full, but not what one is after a meal. */
  isNative?: boolean
  /** Only whether a word is found matters. */
  isUnranked?: boolean
}

interface OneWord {
  term: EnglishTerm
  asksForVerb: boolean
  /** What speaks for a gloss by its flags, and whether it has another form of the word. */
  adjust: (flags: number, isOtherForm: boolean) => number
}

/** All that the flags of a gloss can be. */
const flagSets = 32

/**
 * Offers the words of which a gloss has the word; says whether one has nothing else. A crowded word is
 * in sixty thousand glosses: what is asked of each is read from tables.
 */
export function offerOneWord(
  index: WordIndex,
  { term, asksForVerb, adjust }: OneWord,
  hits: HitList,
  {
    interpretation,
    lost = 0,
    isOnlyWhole = false,
    onlyOf,
    isNative = false,
    isUnranked,
  }: GlossOffer,
): boolean {
  const facts = openGlossFacts(index)
  if (isUnranked === true && !isOnlyWhole && onlyOf === undefined) {
    return markOneWord(index, facts, term, hits)
  }
  const { places } = index.english
  const { traits, worth, word, senseNumber } = facts
  const exact = packFacts('gloss', interpretation)
  const partial = packFacts('contained', interpretation)
  const qualities = listQualitiesOfOneWord(isLittleWord(term.text), asksForVerb)
  const base = basePoints.gloss - wholeGloss - lost
  const [ofWord, ofOtherForm] = [false, true].map((isOtherForm) =>
    Int16Array.from({ length: flagSets }, (_, flags) => adjust(flags, isOtherForm)),
  )
  let isWhole = false
  term.tokens.forEach((token, tokenPlace) => {
    const isOtherForm = tokenPlace >= term.exactCount
    const ofForm = isOtherForm ? 8 : 0
    const adjusted = isOtherForm ? ofOtherForm : ofWord
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const place = places.valueAt(at)
      const gloss = glossOfPlace(place)
      const known = traits[gloss] ?? 0
      const isRemark = isRemarkPlace(place)
      const length = coreLengthBeside(known, place)
      const isWholeGloss = length <= 1 && !isRemark
      const flags = flagsOfTraits(known)
      if (isOnlyWhole && !isWholeGloss) continue
      if (onlyOf !== undefined && (flags & onlyOf) === 0) continue
      if (isNative && ((index.wordMarks[word[gloss] ?? 0] ?? 0) & loanword) !== 0) continue
      if (isWholeGloss) isWhole = true
      const kind = marksOfTraits(known) | (isRemark ? 4 : 0) | ofForm
      const quality = qualities[placeOfQuality(length, positionOfPlace(place), kind)] ?? 0
      const points = base + quality + (worth[gloss] ?? 0) + (adjusted?.[flags] ?? 0)
      const packed = (isWholeGloss ? exact : partial) | ((senseNumber[gloss] ?? 0) << 12)
      hits.offerPacked(word[gloss] ?? 0, points, packed, -1, -1)
    }
  })
  return isWhole
}

/** A compound is found by its joined form as if it were one word. */
function coreLengthBeside(traits: number, place: number): number {
  return coreLengthOfTraits(traits) - (isJoinedPlace(place) ? 1 : 0)
}

function markOneWord(
  index: WordIndex,
  { traits, word }: GlossFacts,
  term: EnglishTerm,
  hits: HitList,
): boolean {
  const { places } = index.english
  let isWhole = false
  for (const token of term.tokens) {
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const place = places.valueAt(at)
      const gloss = glossOfPlace(place)
      hits.mark(word[gloss] ?? 0)
      if (coreLengthBeside(traits[gloss] ?? 0, place) <= 1 && !isRemarkPlace(place)) isWhole = true
    }
  }
  return isWhole
}
