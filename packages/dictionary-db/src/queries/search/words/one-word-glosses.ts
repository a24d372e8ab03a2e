import { infinitiveGloss } from '../../../search-index/english-index'
import {
  glossOfPlace,
  isJoinedPlace,
  isRemarkPlace,
  positionOfPlace,
} from '../../../search-index/gloss-place'
import { isPastForm } from '../../../search-index/text/irregular-forms'
import { commonWord, loanword, type WordIndex } from '../../../search-index/word-index'
import type { EnglishTerm } from '../english/english-terms'
import {
  coreLengthOfTraits,
  flagsOfTraits,
  type GlossFacts,
  isInfinitiveGloss,
  isLittleKnown,
  marksOfTraits,
  ofAdjective,
  ofSuruNoun,
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
  /** What is taken off things, where something is done: 恐怖 (fear) for `to be afraid of`. */
  lostByThing?: number
  /** No words that hardly anybody knows. */
  isUsual?: boolean
  /** Only what one does, and the doing of it: 運転 is "driving", but 推進 a "drive"; no sense that is seldom meant. */
  isDoing?: boolean
  /** Of a query of several words: whether sentences say so tells nothing then. */
  isOfPhrase?: boolean
  /** Of a query that is one word with its parts apart: no verbs, nor what has a part of it in its brackets. */
  isCompound?: boolean
  /** Only whether a word is found matters. */
  isUnranked?: boolean
}

interface OneWord {
  term: EnglishTerm
  asksForVerb: boolean
  /** What speaks for a gloss by its flags, and whether it has another form of the word. */
  adjust: (flags: number, isOtherForm: boolean) => number
}

/** What a verb means beyond these it seldom means. */
const usualSenses = 2

/** One word of English asks for no word that hardly anybody knows, though it says just that: `unfriendly`, 疎々しい. */
export const lostByLittleKnown = 100

/** `shops` are no shopping, and `bears` not born. */
const otherFormOfThing = 250

/** What a plural is of is all of it but its end: shop and knife of shops and knives. */
function isBaseOf(token: string, plural: string): boolean {
  return plural.startsWith(token.slice(0, -2))
}

/** All that the flags of a gloss can be. */
const flagSets = 128
/** What they speak for or against, of the word as it is typed and then of its other forms; for one question at a time. */
const adjustments = new Int16Array(2 * flagSets)
const bothForms = [
  [0, false],
  [flagSets, true],
] as const

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
    isDoing = false,
    isUsual = false,
    isOfPhrase = false,
    lostByThing = 0,
    isUnranked,
  }: GlossOffer,
): boolean {
  const facts = openGlossFacts(index)
  if (isUnranked === true && !isOnlyWhole && onlyOf === undefined) {
    return markOneWord(index, facts, term, hits)
  }
  const { places, coreLength } = index.english
  const exact = packFacts('gloss', interpretation)
  const partial = packFacts('contained', interpretation)
  const qualities = listQualitiesOfOneWord(isLittleWord(term.text), asksForVerb)
  const base = basePoints.gloss - wholeGloss - lost
  // Flags below that of little known words, which takes off the same of all.
  for (let flags = 0; flags < isLittleKnown; flags += 1) {
    const isThing = (flags & (isInfinitiveGloss | ofSuruNoun | ofAdjective)) === 0
    const lostBy = isThing ? lostByThing : 0
    for (const [start, isOtherForm] of bothForms) {
      const adjusted = adjust(flags, isOtherForm) - lostBy
      adjustments[start + flags] = adjusted
      adjustments[start + isLittleKnown + flags] = adjusted - lostByLittleKnown
    }
  }
  let isWhole = false
  const isPlural = /[^s]s$/u.test(term.text)
  const isPast = isPastForm(term.text)
  term.tokens.forEach((token, tokenPlace) => {
    const isOtherForm = tokenPlace >= term.exactCount
    const ofForm = isOtherForm ? 8 : 0
    const lostByForm =
      isPlural && isOtherForm && !isBaseOf(index.english.tokens.textOf(token), term.text)
        ? otherFormOfThing
        : 0
    const firstAdjustment = isOtherForm ? flagSets : 0
    const isVerbOfPast = isPast && isOtherForm && isBareVerb(index, token)
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const place = places.valueAt(at)
      const gloss = glossOfPlace(place)
      // Most glosses say more, and of those nothing needs to be found out.
      if (isOnlyWhole && (coreLength[gloss] ?? 0) > 2) continue
      const known = facts.traitsOf(gloss)
      const isRemark = isRemarkPlace(place)
      const length = coreLengthBeside(known, place)
      const isWholeGloss = length <= 1 && !isRemark
      const flags = flagsOfTraits(known)
      if (isOnlyWhole && !isWholeGloss) continue
      if (onlyOf !== undefined && (flags & onlyOf) === 0) continue
      if (isDoing && (flags & isInfinitiveGloss) === 0 && !isOtherForm) continue
      if (isDoing && facts.senseNumberOf(gloss) > usualSenses) continue
      const word = facts.wordOf(gloss)
      if (isNative && ((index.wordMarks[word] ?? 0) & loanword) !== 0) continue
      if (isUsual && ((index.wordMarks[word] ?? 0) & commonWord) === 0) continue
      if (isWholeGloss) isWhole = true
      const kind = marksOfTraits(known) | (isRemark ? 4 : 0) | ofForm
      const quality = qualities[placeOfQuality(length, positionOfPlace(place), kind)] ?? 0
      const adjusted = adjustments[firstAdjustment + flags] ?? 0
      const worth = isOfPhrase ? facts.worthOf(gloss) : facts.worthAsOneWord(gloss)
      const lostByBeing = isVerbOfPast ? lostBesidePast(flags) : 0
      const points = base + quality + worth + adjusted - lostByForm - lostByBeing
      const packed = (isWholeGloss ? exact : partial) | (facts.senseNumberOf(gloss) << 12)
      hits.offerPacked(word, points, packed, -1, -1)
    }
  })
  return isWhole
}

/** `booked` is no book, and `cooled` not cool: what a verb is beside is not what was done, … */
const stateBesidePast = 300
const thingBesidePast = 250
/** … but who tripped may have been on a trip. */
const doingBesidePast = 40

function lostBesidePast(flags: number): number {
  if ((flags & isInfinitiveGloss) !== 0) return 0
  if ((flags & ofAdjective) !== 0) return stateBesidePast
  return (flags & ofSuruNoun) === 0 ? thingBesidePast : doingBesidePast
}

/** Is it a verb without an ending, as some gloss has it alone: "to book"? */
function isBareVerb({ english }: WordIndex, token: number): boolean {
  const { tokens, places, glossMarks, coreLength } = english
  if (/(?:ed|ing)$/u.test(tokens.textOf(token))) return false
  const end = places.endOf(token)
  for (let at = places.startOf(token); at < end; at += 1) {
    const gloss = glossOfPlace(places.valueAt(at))
    if (coreLength[gloss] === 1 && ((glossMarks[gloss] ?? 0) & infinitiveGloss) !== 0) return true
  }
  return false
}

/** A compound is found by its joined form as if it were one word. */
function coreLengthBeside(traits: number, place: number): number {
  return coreLengthOfTraits(traits) - (isJoinedPlace(place) ? 1 : 0)
}

function markOneWord(
  index: WordIndex,
  facts: GlossFacts,
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
      hits.mark(facts.wordOf(gloss))
      isWhole ||= !isRemarkPlace(place) && coreLengthBeside(facts.traitsOf(gloss), place) <= 1
    }
  }
  return isWhole
}
