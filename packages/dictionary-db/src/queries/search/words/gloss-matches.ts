import { infinitiveGloss } from '../../../search-index/english-index'
import { glossOfPlace, isRemarkPlace } from '../../../search-index/gloss-place'
import { isPastForm } from '../../../search-index/text/irregular-forms'
import { commonWord, type WordIndex } from '../../../search-index/word-index'
import { matchGlosses, type TakeGloss } from '../english/english-matches'
import { type EnglishQuery, type EnglishTerm, lightVerbs } from '../english/english-terms'
import {
  flagsOfTraits,
  isInfinitiveGloss,
  isLittleKnown,
  isStateGloss,
  ofAdjective,
  ofParticle,
  ofSuruNoun,
  openGlossFacts,
} from '../english/gloss-facts'
import {
  becomingOfPast,
  becomingState,
  doingItself,
  formInIng,
  isLittleWord,
  laterGlossPenalty,
  laterSensePenalty,
  nounOfDoing,
  particlePenalty,
  qualityAcrossGlosses,
  stateAsVerb,
  stateInIng,
  verbOfPast,
} from '../english/gloss-quality'
import { endsInParticle } from '../english/verb-phrase'
import { findWordsWithAll } from '../english/words-with-all'
import { type HitList, packFacts } from '../hits/hit-list'
import { basePoints } from './headword-points'
import { type GlossOffer, lostByLittleKnown, offerOneWord, wholeGloss } from './one-word-glosses'
import { offerWholeGlosses, type WholeGloss } from './remarked-glosses'

/** Words of a query in different glosses are chance, where another word has all of it in one. */
const besideWhole = 600
/** … and where one of them is the particle of a verb, which is in many glosses. */
const acrossWithParticle = 300

/** An attack is a `cyberattack` among other things only. */
const sensesOfCompounds = 2

/** Whether a gloss is all of the query, and only with what stands in its brackets: "to keep (a promise)". */
export type GlossesFound = 'outright' | 'with-remark' | undefined

/** Offers the words of which a gloss has all words of the query; says whether one has no other. */
export function offerGlosses(
  index: WordIndex,
  query: EnglishQuery,
  hits: HitList,
  offer: GlossOffer,
): GlossesFound {
  const [term, ...others] = query.terms
  if (term === undefined) return undefined
  if (others.length === 0) {
    const adjust = toAdjustment(index, query)
    const oneWord = { term, asksForVerb: query.asksForVerb, adjust }
    return offerOneWord(index, oneWord, hits, offer) ? 'outright' : undefined
  }
  return offerSeveralWords(index, query, hits, offer)
}

function offerSeveralWords(
  index: WordIndex,
  query: EnglishQuery,
  hits: HitList,
  {
    interpretation,
    lost: lostBefore = 0,
    isOnlyWhole = false,
    onlyOf,
    isUsual = false,
    isCompound = false,
  }: GlossOffer,
): GlossesFound {
  const exact = packFacts('gloss', interpretation)
  const partial = packFacts('contained', interpretation)
  const facts = openGlossFacts(index)
  const adjust = toAdjustment(index, query)
  const wholes: WholeGloss[] = []
  const isThing = !query.asksForVerb && !query.impliesVerb
  // "to stand (up)" has all of `stand up` in its verb.
  const isParticle = endsInParticle(query.terms.map((term) => term.text))
  const isAcross = !query.isPhrase && !isOnlyWhole
  const withAll = isAcross ? findWordsWithAll(index, query.terms) : undefined
  const among = { glosses: withAll?.glosses, isOnlyWhole }
  const take: TakeGloss = (gloss, quality, isWholeGloss, isOtherForm, isRemarked) => {
    if (isOnlyWhole && !isWholeGloss) return
    const flags = flagsOfTraits(facts.traitsOf(gloss))
    if (onlyOf !== undefined && (flags & onlyOf) === 0) return
    if (isCompound && (isRemarked || (flags & isInfinitiveGloss) !== 0)) return
    const word = facts.wordOf(gloss)
    if (isUsual && ((index.wordMarks[word] ?? 0) & commonWord) === 0) return
    const senseNumber = facts.senseNumberOf(gloss)
    if (isCompound && senseNumber > sensesOfCompounds) return
    const littleKnown = isCompound && (flags & isLittleKnown) !== 0 ? lostByLittleKnown : 0
    const gained =
      quality -
      littleKnown +
      facts.worthOf(gloss) +
      adjust(flags, isOtherForm) +
      (isWholeGloss ? backForLaterGloss(index, gloss) : 0) +
      (isWholeGloss && isThing ? backForFewSenses(index, word, senseNumber) : 0) -
      // 嘘をつく is all "to tell a lie"; of つく it is one sense of many.
      rareSensePenalty(senseNumber)
    const packed = (isWholeGloss ? exact : partial) | (senseNumber << 12)
    const points = basePoints.gloss - wholeGloss - lostBefore + gained
    if (isWholeGloss || isRemarked) {
      const isLoose = isOtherForm || !isWholeGloss
      wholes.push({
        word,
        points,
        packed,
        isWhole: isWholeGloss,
        isRemarked: isRemarked && !isParticle,
        isLoose,
      })
    } else hits.offerPacked(word, points, packed, -1, -1)
  }
  if (withAll === undefined || withAll.words.length > 0) {
    matchGlosses(index.english, query, take, among)
  }
  offerWholeGlosses(index, hits, wholes)
  const isOutright = wholes.some(({ isWhole, isRemarked }) => isWhole && !isRemarked)
  const found = isOutright
    ? 'outright'
    : wholes.some(({ isWhole }) => isWhole)
      ? 'with-remark'
      : undefined
  if (withAll !== undefined) {
    const particle = isParticle ? acrossWithParticle : 0
    const lost = particle + (found === undefined ? 0 : besideWhole)
    offerAcrossGlosses(index, withAll.words, hits, partial, lost)
  }
  return found
}

/** Beyond the second sense: 起きる is to wake up still. */
function rareSensePenalty(senseNumber: number): number {
  return senseNumber <= 2 ? 0 : laterSensePenalty(senseNumber) >> 1
}

/** Of a word with more senses any may have the phrase by chance. */
const fewSenses = 3

/**
 * A thing of several words is a meaning of its own wherever the word has it: 禁煙 is "No Smoking" in its third and
 * last sense, before ノースモーキング, which says nothing else.
 */
function backForFewSenses({ firstSense }: WordIndex, word: number, senseNumber: number): number {
  const count = (firstSense[word + 1] ?? 0) - (firstSense[word] ?? 0)
  return count > fewSenses ? 0 : rareSensePenalty(senseNumber)
}

/** Few glosses are a phrase, so that the place among its synonyms says less than for one word. */
function backForLaterGloss(index: WordIndex, gloss: number): number {
  const sense = index.senseOfGloss[gloss] ?? 0
  return Math.round(laterGlossPenalty(gloss - (index.firstGloss[sense] ?? 0)) / 5)
}

/**
 * What speaks for a gloss by the class of its word, where it is no verb and the query is, or is
 * another form of the query; and against a particle.
 */
function toAdjustment(
  index: WordIndex,
  { terms, asksForVerb }: EnglishQuery,
): (flags: number, isOtherForm: boolean) => number {
  const [term, ...others] = terms
  const isOneWord = term !== undefined && others.length === 0
  const isThingRather = isOneWord && thingsRather.has(term.text)
  const isPast = isOneWord && isPastForm(term.text) && !isThingRather
  const isInfinitive = isOneWord && asksForVerb && !isPast
  const isState = isOneWord && !lightVerbs.includes(term.text)
  const forOther = isPast ? becomingOfPast : becomingState
  const isIng = isOneWord && /.{2}ing$/u.test(term.text)
  const isPlural = isOneWord && /[^s]s$/u.test(term.text)
  const [forDoing, forThing] = isIng ? forFormInIng(index, term) : [0, 0]
  const forParticle = terms.every((term) => isLittleWord(term.text)) ? 0 : -particlePenalty
  return (flags, isOtherForm) => {
    const forWord =
      ((flags & ofParticle) !== 0 ? forParticle : 0) +
      (isState && (flags & isStateGloss) !== 0 ? (isOtherForm ? forOther : becomingState) : 0) +
      (isOtherForm ? (isThing(flags) ? forThing : forDoing) : 0) -
      (isOtherForm && isPlural && (flags & isInfinitiveGloss) !== 0 ? doneInPlural : 0) -
      (isInfinitive && isThing(flags) ? thingForDoing : 0) -
      (isOtherForm && isThingRather ? besideThing : 0) +
      (isPast && isOtherForm && !asksForVerb ? forPast(flags) : 0)
    if ((!asksForVerb && !isOtherForm) || (flags & isInfinitiveGloss) !== 0) return forWord
    if (isOtherForm && !isPast && (flags & ofAdjective) !== 0)
      return forWord + (isPlural ? 0 : isIng ? stateInIng : stateAsVerb)
    if (!asksForVerb || (flags & ofSuruNoun) === 0) return forWord
    return forWord + nounOfDoing + (isOtherForm && !isPast ? doingItself : 0)
  }
}

/** What is asked for by these is the thing: a rose rather than what rose. */
const thingsRather = new Set(['rose', 'wound'])
const besideThing = 300

/** `drinks` are what one drinks rather than that somebody does. */
const doneInPlural = 100

/** `to brush` is what one does, and not the brush. */
const thingForDoing = 400

function isThing(flags: number): boolean {
  return (flags & (isInfinitiveGloss | ofSuruNoun | ofAdjective)) === 0
}

/**
 * What speaks for doing and for things: `swimming` is what one does, as some gloss says ("to swim"), but
 * `gardening` is no garden.
 */
function forFormInIng(
  index: WordIndex,
  term: EnglishTerm,
): readonly [forDoing: number, forThing: number] {
  const { places, glossMarks, coreLength } = index.english
  const beside = isCalledInIng(index, term) ? thingBesideIng : thingInIng
  for (const token of term.tokens.slice(term.exactCount)) {
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const gloss = glossOfPlace(places.valueAt(at))
      if (coreLength[gloss] === 1 && ((glossMarks[gloss] ?? 0) & infinitiveGloss) !== 0) {
        return [formInIng, beside]
      }
    }
  }
  return [-2 * formInIng, -2 * formInIng]
}

/** What is called as one does it is rarely the doing: `tiring` is no tire, but `dreaming` is a dream. */
const thingInIng = -260

/** Beside 釣り, which is "fishing", a fish is none. */
const thingBesideIng = -350

/** Does a well-known word say just that, among the first in its first sense: 釣り, "fishing"? */
function isCalledInIng(index: WordIndex, term: EnglishTerm): boolean {
  const { places, coreLength } = index.english
  const { senseOfGloss, wordOfSense, firstSense, firstGloss, wordMarks } = index
  return term.tokens.slice(0, term.exactCount).some((token) => {
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const place = places.valueAt(at)
      const gloss = glossOfPlace(place)
      if (coreLength[gloss] !== 1 || isRemarkPlace(place)) continue
      const sense = senseOfGloss[gloss] ?? 0
      const word = wordOfSense[sense] ?? 0
      if (sense !== firstSense[word] || gloss - (firstGloss[sense] ?? 0) > 1) continue
      if (((wordMarks[word] ?? 0) & commonWord) !== 0) return true
    }
    return false
  })
}

/** `felt` is what one feels as well as felt, before a feeling; `excited` may be an adjective. */
function forPast(flags: number): number {
  if ((flags & isInfinitiveGloss) !== 0) return verbOfPast
  return (flags & (ofAdjective | ofSuruNoun)) === 0 ? -thingOfPast : 0
}

/** Who placed something did so to a thing (所) of which the verb is made: what is done stands before it. */
const thingOfPast = 300

/** Words that have all words of the query, but not in one gloss. */
function offerAcrossGlosses(
  { popularity }: WordIndex,
  words: readonly number[],
  hits: HitList,
  facts: number,
  lost: number,
): void {
  const points = basePoints.gloss - wholeGloss + qualityAcrossGlosses - lost
  for (const word of words) {
    if (!hits.has(word)) hits.offerPacked(word, points + (popularity[word] ?? 0), facts, -1, -1)
  }
}
