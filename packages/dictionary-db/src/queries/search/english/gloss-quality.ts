import { glossWithRemark, infinitiveGloss } from '../../../search-index/english-index'

/**
 * How well a gloss says what was asked, in tenths of a point: 1000 where it says exactly that.
 * Read with popularity in mind: at 300 less a word known to everybody still comes before one
 * known to nobody, at 600 less hardly.
 */
const whole = 1000

/** "dog (Canis familiaris)" says a little more than "dog". */
const withRemark = 20
/** "(short) story" is said of a novel: a remark in front narrows the meaning. */
const remarkInFront = 60
/** The query is a part of the gloss only … */
const partOnly = 220
/** … and the more so, the more other words there are: up to this much. */
const forOtherWords = 320
/** The last word of an English noun phrase names the thing: a railway station is a station. */
const lastWordIsHead = 140
/** The words of the query stand apart or in another order. */
const scattered = 150
/** A part of the query is in the remark: `wear a hat` for "to wear (a hat)". */
const partInRemark = 120
/** … and what is done stands behind it, as in a compound: a lunch box is no "to box (a lunch)". */
const objectFirst = 300
/** The query is only in a remark: "to wear (of a hat)". */
const onlyInRemark = 650
/** Another form of the word: `dogs` for `dog`. */
const otherForm = 200
/** Nobody looks up `are` to find "be": the romaji of あれ is meant. */
const formOfLittleWord = 500
const notTheVerb = 250
/** `stand up` is rather what one does than the thing. */
const notTheImpliedVerb = 120
/** `face` is the thing rather than "to face", which is asked for with its `to`. */
const verbUnasked = 40

export interface GlossMatch {
  coreLength: number
  marks: number
  termCount: number
  /** Places of the terms in the gloss, in the order of the query. */
  firstPosition: number
  lastPosition: number
  isAdjacent: boolean
  isInRemark: boolean
  /** The query has all of the gloss but its remark, and of that the rest: `not at all` for "(not) at all". */
  usesRemark: boolean
  /** … and of that the beginning: `hair cut` for "to cut (hair)". */
  isObjectFirst: boolean
  isOtherForm: boolean
  /** The query is one little word. */
  isLittle: boolean
  asksForVerb: boolean
  impliesVerb: boolean
}

export function glossQuality(match: GlossMatch): number {
  let quality = whole
  if (match.isOtherForm) quality -= match.isLittle ? formOfLittleWord : otherForm
  if (match.isInRemark) return quality - onlyInRemark
  if ((match.marks & glossWithRemark) !== 0) quality -= withRemark
  quality -= lostAsVerb(match)
  if (match.usesRemark) {
    const isTurned = match.isObjectFirst && (match.marks & infinitiveGloss) !== 0
    return (
      quality - (match.isAdjacent ? 0 : scattered) - partInRemark - (isTurned ? objectFirst : 0)
    )
  }
  if (!match.isAdjacent) quality -= scattered
  if (match.coreLength <= match.termCount) {
    return match.firstPosition > 0 ? quality - remarkInFront : quality
  }
  quality -= partOnly + forOtherWords * (1 - match.termCount / match.coreLength)
  const endsGloss = match.lastPosition === match.coreLength - 1
  const isVerbPhrase = (match.marks & infinitiveGloss) !== 0
  // "to run away" begins with its head, "fast run" ends with it.
  if (isVerbPhrase ? match.firstPosition === 0 : endsGloss) quality += lastWordIsHead
  return Math.round(quality)
}

function lostAsVerb({ marks, asksForVerb, impliesVerb }: GlossMatch): number {
  const isVerb = (marks & infinitiveGloss) !== 0
  if (asksForVerb) return isVerb ? 0 : notTheVerb
  if (impliesVerb) return isVerb ? 0 : notTheImpliedVerb
  return isVerb ? verbUnasked : 0
}

/** Words of the query found in different glosses of one entry. */
export const qualityAcrossGlosses = 250

const notFirstGloss = 160
const perLaterGloss = 70
const mostForLaterGloss = 500

/** Of synonyms the first one is the closest. */
export function laterGlossPenalty(placeInSense: number): number {
  return placeInSense === 0
    ? 0
    : Math.min(mostForLaterGloss, notFirstGloss + placeInSense * perLaterGloss)
}

const notFirstSense = 150
const perLaterSense = 150
const mostForLaterSense = 1200

/** Senses are in the order of use: やる is "to send" too, but 送る is first of all. */
export function laterSensePenalty(senseNumber: number): number {
  return senseNumber <= 1
    ? 0
    : Math.min(mostForLaterSense, notFirstSense + (senseNumber - 1) * perLaterSense)
}

/** A noun of doing is a verb with する: 料理 (cooking) is what `to cook` asks for. */
export const nounOfDoing = 150

/** … and 運転 (driving) is what `to drive` asks for rather than 推進 (drive). */
export const doingItself = 150

/** English says by verbs what 好き (liking) and 欲しい (wanting) say as adjectives. */
export const stateAsVerb = 200
/** … and hardly in an -ing: `closing` is not close, nor `warming` warm. In a plural they never are: `sweets` are not sweet. */
export const stateInIng = -300

/** `tired` is what English is and Japanese becomes: 疲れる, "to get tired"; `different` 違う, "to be different". */
export const becomingState = 180
/** … but the past of a verb says rather what was done: `mistook`, of which 間違う is "to be mistaken". */
export const becomingOfPast = 60

/** `swimming` asks for "to swim" as well as for what is called so. */
export const formInIng = 100

/** What is no noun (felt, left) only, but the past of a verb as well, is rather that. */
export const verbOfPast = 90

/** An archaic sense is not what a learner looks for. */
export const forgottenSensePenalty = 400

/** ね says "right?" and や "and", but only who types a little word of English looks for one. */
export const particlePenalty = 400

const littleWords = new Set(
  `to from at in of on by with and or but than also too only until till as because so not
  is are was were am be for about into even just both each every such`.split(/\s+/u),
)

export function isLittleWord(text: string): boolean {
  return littleWords.has(text)
}
