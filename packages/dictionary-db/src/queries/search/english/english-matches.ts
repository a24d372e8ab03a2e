import type { EnglishIndex } from '../../../search-index/english-index'
import {
  glossOfPlace,
  isJoinedPlace,
  isRemarkPlace,
  positionOfPlace,
} from '../../../search-index/gloss-place'
import type { EnglishQuery, EnglishTerm } from './english-terms'
import { glossQuality, isLittleWord } from './gloss-quality'

/** Told about every gloss that matches, how well, and whether the query is all of it. */
export type TakeGloss = (
  gloss: number,
  quality: number,
  isWhole: boolean,
  isOtherForm: boolean,
) => void

/** Goes through all glosses that have every word of the query. */
export function matchGlosses(index: EnglishIndex, query: EnglishQuery, take: TakeGloss): void {
  const [first, ...others] = query.terms
  if (first === undefined) return
  if (others.length === 0) matchOneWord(index, query, first, take)
  else matchSeveralWords(index, query, take)
}

function matchOneWord(
  index: EnglishIndex,
  query: EnglishQuery,
  term: EnglishTerm,
  take: TakeGloss,
): void {
  const isLittle = isLittleWord(term.text)
  term.tokens.forEach((token, tokenPlace) => {
    const end = index.places.endOf(token)
    for (let at = index.places.startOf(token); at < end; at += 1) {
      const place = index.places.valueAt(at)
      const gloss = glossOfPlace(place)
      const position = positionOfPlace(place)
      // A compound is found by its joined form as if it were one word.
      const coreLength = (index.coreLength[gloss] ?? 0) - (isJoinedPlace(place) ? 1 : 0)
      const quality = glossQuality({
        coreLength,
        marks: index.glossMarks[gloss] ?? 0,
        termCount: 1,
        firstPosition: position,
        lastPosition: position,
        isAdjacent: true,
        isInRemark: isRemarkPlace(place),
        isOtherForm: tokenPlace >= term.exactCount,
        isLittle,
        asksForVerb: query.asksForVerb,
      })
      take(gloss, quality, coreLength <= 1 && !isRemarkPlace(place), tokenPlace >= term.exactCount)
    }
  })
}

/** Where the terms of a query stand in one gloss. */
interface Standing {
  found: number
  positions: number[]
  isInRemark: boolean
  isOtherForm: boolean
}

function matchSeveralWords(index: EnglishIndex, query: EnglishQuery, take: TakeGloss): void {
  for (const [gloss, standing] of findStandings(index, query)) {
    if (standing.found !== 2 ** query.terms.length - 1) continue
    const { positions } = standing
    const isAdjacent = positions.every(
      (position, term) => term === 0 || position === (positions[term - 1] ?? 0) + 1,
    )
    if (query.isPhrase && !isAdjacent) continue
    const quality = glossQuality({
      coreLength: index.coreLength[gloss] ?? 0,
      marks: index.glossMarks[gloss] ?? 0,
      termCount: query.terms.length,
      firstPosition: Math.min(...positions),
      lastPosition: Math.max(...positions),
      isAdjacent,
      isInRemark: standing.isInRemark,
      isOtherForm: standing.isOtherForm,
      isLittle: false,
      asksForVerb: query.asksForVerb,
    })
    const isWhole = (index.coreLength[gloss] ?? 0) <= query.terms.length
    take(gloss, quality, isWhole && isAdjacent && !standing.isInRemark, standing.isOtherForm)
  }
}

/** Begins with the rarest word, so that a crowded one (`to`) is only looked up, never collected. */
function findStandings(index: EnglishIndex, query: EnglishQuery): Map<number, Standing> {
  const standings = new Map<number, Standing>()
  const byRarity = query.terms
    .map((term, number) => ({ term, number, count: countPlaces(index, term) }))
    .sort((a, b) => a.count - b.count)
  byRarity.forEach(({ term, number }, round) => {
    term.tokens.forEach((token, tokenPlace) => {
      const end = index.places.endOf(token)
      for (let at = index.places.startOf(token); at < end; at += 1) {
        const place = index.places.valueAt(at)
        const gloss = glossOfPlace(place)
        let standing = standings.get(gloss)
        if (standing === undefined) {
          if (round > 0) continue
          standing = { found: 0, positions: [], isInRemark: false, isOtherForm: false }
          standings.set(gloss, standing)
        }
        addTerm(standing, number, place, tokenPlace >= term.exactCount)
      }
    })
  })
  return standings
}

function addTerm(standing: Standing, term: number, place: number, isOtherForm: boolean): void {
  const position = positionOfPlace(place)
  const isKnown = (standing.found & (1 << term)) !== 0
  // Of several places of a word the one right after the word before it counts.
  if (isKnown && position !== (standing.positions[term - 1] ?? -2) + 1) return
  standing.found |= 1 << term
  standing.positions[term] = position
  if (isRemarkPlace(place)) standing.isInRemark = true
  if (isOtherForm) standing.isOtherForm = true
}

function countPlaces(index: EnglishIndex, term: EnglishTerm): number {
  return term.tokens.reduce((count, token) => count + index.places.countOf(token), 0)
}
