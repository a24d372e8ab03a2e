import { glossOfPlace } from '../../../search-index/gloss-place'
import { forgottenSense, type WordIndex } from '../../../search-index/word-index'
import { matchGlosses } from '../english/english-matches'
import type { EnglishQuery, EnglishTerm } from '../english/english-terms'
import {
  forgottenSensePenalty,
  isLittleWord,
  laterGlossPenalty,
  laterSensePenalty,
  particlePenalty,
  qualityAcrossGlosses,
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
  matchGlosses(index.english, query, (gloss, quality, isWholeGloss) => {
    const sense = index.senseOfGloss[gloss] ?? 0
    const word = index.wordOfSense[sense] ?? 0
    const senseNumber = sense - (index.firstSense[word] ?? 0) + 1
    const lost =
      wholeGloss -
      quality +
      laterGlossPenalty(gloss - (index.firstGloss[sense] ?? 0)) +
      laterSensePenalty(senseNumber) +
      penaltyOfSense(sense) +
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

const particleCodes = ['prt', 'aux', 'cop']

function toParticlePenalty(index: WordIndex, query: EnglishQuery): (sense: number) => number {
  if (query.terms.every((term) => isLittleWord(term.text))) return () => 0
  const codes = new Set(particleCodes.map((code) => index.codes.find(code)))
  return (sense) => {
    for (
      let at = index.codesOfSense.startOf(sense);
      at < index.codesOfSense.endOf(sense);
      at += 1
    ) {
      if (codes.has(index.codesOfSense.valueAt(at))) return particlePenalty
    }
    return 0
  }
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
