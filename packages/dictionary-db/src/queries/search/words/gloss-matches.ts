import { glossOfPlace } from '../../../search-index/gloss-place'
import { forgottenSense, type WordIndex } from '../../../search-index/word-index'
import { matchGlosses } from '../english/english-matches'
import type { EnglishQuery, EnglishTerm } from '../english/english-terms'
import {
  forgottenSensePenalty,
  laterGlossPenalty,
  laterSensePenalty,
  qualityAcrossGlosses,
} from '../english/gloss-quality'
import { type HitList, packFacts } from '../hits/hit-list'
import { basePoints } from './headword-points'

const wholeGloss = 1000
/** A gloss that lost no more than this says what was asked and nothing else. */
const tolerated = 200

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
  matchGlosses(index.english, query, (gloss, quality) => {
    const sense = index.senseOfGloss[gloss] ?? 0
    const word = index.wordOfSense[sense] ?? 0
    const senseNumber = sense - (index.firstSense[word] ?? 0) + 1
    const lost =
      wholeGloss -
      quality +
      laterGlossPenalty(gloss - (index.firstGloss[sense] ?? 0)) +
      laterSensePenalty(senseNumber) +
      (((index.senseMarks[sense] ?? 0) & forgottenSense) !== 0 ? forgottenSensePenalty : 0)
    if (wholeGloss - quality <= tolerated) isWhole = true
    const facts = (wholeGloss - quality <= tolerated ? exact : partial) | (senseNumber << 12)
    hits.offerPacked(word, basePoints.gloss + (index.popularity[word] ?? 0) - lost, facts, -1, -1)
  })
  if (query.terms.length > 1 && !query.isPhrase) {
    offerAcrossGlosses(index, query, hits, partial)
  }
  return isWhole
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
