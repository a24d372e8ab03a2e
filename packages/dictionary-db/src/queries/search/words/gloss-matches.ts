import { infinitiveGloss } from '../../../search-index/english-index'
import { glossOfPlace } from '../../../search-index/gloss-place'
import { forgottenSense, type WordIndex } from '../../../search-index/word-index'
import { matchGlosses } from '../english/english-matches'
import type { EnglishQuery, EnglishTerm } from '../english/english-terms'
import {
  forgottenSensePenalty,
  isLittleWord,
  laterGlossPenalty,
  laterSensePenalty,
  nounOfDoing,
  particlePenalty,
  qualityAcrossGlosses,
  stateAsVerb,
} from '../english/gloss-quality'
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
  const penaltyOfSense = toParticlePenalty(index, query)
  const bonusOfSense = toBonusOfSense(index, query)
  matchGlosses(index.english, query, (gloss, quality, isWholeGloss, isOtherForm) => {
    const sense = index.senseOfGloss[gloss] ?? 0
    const word = index.wordOfSense[sense] ?? 0
    const senseNumber = sense - (index.firstSense[word] ?? 0) + 1
    const lost =
      wholeGloss -
      quality +
      laterGlossPenalty(gloss - (index.firstGloss[sense] ?? 0)) +
      laterSensePenalty(senseNumber) +
      penaltyOfSense(sense) -
      bonusOfSense(gloss, sense, isOtherForm) +
      (((index.senseMarks[sense] ?? 0) & forgottenSense) !== 0 ? forgottenSensePenalty : 0)
    if (isWholeGloss) isWhole = true
    const facts = (isWholeGloss ? exact : partial) | (senseNumber << 12)
    hits.offerPacked(word, basePoints.gloss + (index.popularity[word] ?? 0) - lost, facts, -1, -1)
  })
  if (query.terms.length > 1 && !query.isPhrase) {
    offerAcrossGlosses(index, query, hits, partial)
  }
  return isWhole
}

const particleCodes = ['prt', 'aux', 'aux-adj', 'cop']

function toParticlePenalty(index: WordIndex, query: EnglishQuery): (sense: number) => number {
  if (query.terms.every((term) => isLittleWord(term.text))) return () => 0
  const codes = new Set(particleCodes.map((code) => index.codes.find(code)))
  return (sense) => (hasSenseCode(index, sense, codes) ? particlePenalty : 0)
}

/** What speaks for a gloss that is no verb where the query is, or is another form of the query. */
function toBonusOfSense(
  index: WordIndex,
  query: EnglishQuery,
): (gloss: number, sense: number, isOtherForm: boolean) => number {
  const suru = new Set([index.codes.find('vs')])
  const adjectives = new Set([index.codes.find('adj-na'), index.codes.find('adj-i')])
  return (gloss, sense, isOtherForm) => {
    if (!query.asksForVerb && !isOtherForm) return 0
    if (((index.english.glossMarks[gloss] ?? 0) & infinitiveGloss) !== 0) return 0
    if (isOtherForm && hasSenseCode(index, sense, adjectives)) return stateAsVerb
    return query.asksForVerb && hasSenseCode(index, sense, suru) ? nounOfDoing : 0
  }
}

function hasSenseCode(index: WordIndex, sense: number, codes: ReadonlySet<number>): boolean {
  for (let at = index.codesOfSense.startOf(sense); at < index.codesOfSense.endOf(sense); at += 1) {
    if (codes.has(index.codesOfSense.valueAt(at))) return true
  }
  return false
}

/** Words that have all words of the query, but not in one gloss. */
function offerAcrossGlosses(
  index: WordIndex,
  query: EnglishQuery,
  hits: HitList,
  facts: number,
): void {
  const [rarest, ...others] = query.terms
    .map((term) => listWords(index, term))
    .sort((a, b) => a.size - b.size)
  for (const word of rarest ?? []) {
    if (hits.has(word) || !others.every((words) => words.has(word))) continue
    const points = basePoints.gloss - wholeGloss + qualityAcrossGlosses
    hits.offerPacked(word, points + (index.popularity[word] ?? 0), facts, -1, -1)
  }
}

function listWords(index: WordIndex, term: EnglishTerm): Set<number> {
  const words = new Set<number>()
  const { places } = index.english
  for (const token of term.tokens) {
    for (let at = places.startOf(token); at < places.endOf(token); at += 1) {
      const gloss = glossOfPlace(places.valueAt(at))
      words.add(index.wordOfSense[index.senseOfGloss[gloss] ?? 0] ?? 0)
    }
  }
  return words
}
