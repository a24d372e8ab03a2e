import { glossOfPlace } from '../../../search-index/gloss-place'
import type { WordIndex } from '../../../search-index/word-index'
import { matchGlosses } from '../english/english-matches'
import type { EnglishQuery } from '../english/english-terms'
import {
  isInfinitiveGloss,
  ofAdjective,
  ofParticle,
  ofSuruNoun,
  openGlossFacts,
} from '../english/gloss-facts'
import {
  isLittleWord,
  nounOfDoing,
  particlePenalty,
  qualityAcrossGlosses,
  stateAsVerb,
} from '../english/gloss-quality'
import { sortByRarity } from '../english/term-rarity'
import { type HitList, packFacts } from '../hits/hit-list'
import { basePoints } from './headword-points'

const wholeGloss = 1000

/** Offers the words of which a gloss has all words of the query; says whether one has no other. */
export function offerGlosses(
  index: WordIndex,
  query: EnglishQuery,
  hits: HitList,
  interpretation: number,
): boolean {
  let isWhole = false
  const exact = packFacts('gloss', interpretation)
  const partial = packFacts('contained', interpretation)
  const facts = openGlossFacts(index)
  const { popularity } = index
  const adjust = toAdjustment(query)
  matchGlosses(index.english, query, (gloss, quality, isWholeGloss, isOtherForm) => {
    const word = facts.word[gloss] ?? 0
    const adjusted = adjust(facts.flags[gloss] ?? 0, isOtherForm)
    const lost = wholeGloss - quality + (facts.lost[gloss] ?? 0) - adjusted
    if (isWholeGloss) isWhole = true
    const packed = (isWholeGloss ? exact : partial) | ((facts.senseNumber[gloss] ?? 0) << 12)
    hits.offerPacked(word, basePoints.gloss + (popularity[word] ?? 0) - lost, packed, -1, -1)
  })
  if (query.terms.length > 1 && !query.isPhrase) {
    offerAcrossGlosses(index, query, hits, partial)
  }
  return isWhole
}

/**
 * What speaks for a gloss by the class of its word, where it is no verb and the query is, or is
 * another form of the query; and against a particle.
 */
function toAdjustment({
  terms,
  asksForVerb,
}: EnglishQuery): (flags: number, isOtherForm: boolean) => number {
  const forParticle = terms.every((term) => isLittleWord(term.text)) ? 0 : -particlePenalty
  return (flags, isOtherForm) => {
    const particle = (flags & ofParticle) !== 0 ? forParticle : 0
    if ((!asksForVerb && !isOtherForm) || (flags & isInfinitiveGloss) !== 0) return particle
    if (isOtherForm && (flags & ofAdjective) !== 0) return particle + stateAsVerb
    return asksForVerb && (flags & ofSuruNoun) !== 0 ? particle + nounOfDoing : particle
  }
}

/** How many of the terms a word was found by, used again by every query. */
const foundOf = new WeakMap<WordIndex, Uint8Array>()

function openFound(index: WordIndex): Uint8Array {
  const known = foundOf.get(index) ?? new Uint8Array(index.size)
  foundOf.set(index, known)
  return known
}

/** Words that have all words of the query, but not in one gloss. */
function offerAcrossGlosses(
  index: WordIndex,
  query: EnglishQuery,
  hits: HitList,
  facts: number,
): void {
  const { places } = index.english
  const wordOf = openGlossFacts(index).word
  const found = openFound(index)
  const ofRarest: number[] = []
  sortByRarity(index.english, query.terms).forEach(({ term }, round) => {
    for (const token of term.tokens) {
      const end = places.endOf(token)
      for (let at = places.startOf(token); at < end; at += 1) {
        const word = wordOf[glossOfPlace(places.valueAt(at))] ?? 0
        if (found[word] !== round) continue
        found[word] = round + 1
        if (round === 0) ofRarest.push(word)
      }
    }
  })
  const points = basePoints.gloss - wholeGloss + qualityAcrossGlosses
  for (const word of ofRarest) {
    if (found[word] === query.terms.length && !hits.has(word)) {
      hits.offerPacked(word, points + (index.popularity[word] ?? 0), facts, -1, -1)
    }
    found[word] = 0
  }
}
