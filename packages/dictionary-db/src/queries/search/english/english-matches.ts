import { oncePerDictionary } from '../../../once-per-dictionary'
import { type EnglishIndex, marksOfShape } from '../../../search-index/english-index'
import {
  glossOfPlace,
  isJoinedPlace,
  isRemarkPlace,
  positionOfPlace,
} from '../../../search-index/gloss-place'
import type { EnglishQuery, EnglishTerm } from './english-terms'
import { glossQuality, isLittleWord } from './gloss-quality'
import type { GlossSet } from './gloss-set'
import { listQualitiesOfOneWord, placeOfQuality } from './one-word-quality'
import { findPlaceFrom } from './places-of-glosses'
import { findStandings, type Standing } from './standings'

/** Told about every gloss that matches, how well, and whether the query is all of it. */
export type TakeGloss = (
  gloss: number,
  quality: number,
  isWhole: boolean,
  isOtherForm: boolean,
  /** A part of the query is in a remark, the rest is all of the gloss. */
  isRemarked: boolean,
) => void

/** Goes through all glosses that have every word of the query; of one word, all. */
export function matchGlosses(
  index: EnglishIndex,
  query: EnglishQuery,
  take: TakeGloss,
  among: AmongGlosses = {},
): void {
  const [first, ...others] = query.terms
  if (first === undefined) return
  if (others.length === 0) matchOneWord(index, query, first, take)
  else matchSeveralWords(index, query, take, among)
}

function matchOneWord(
  index: EnglishIndex,
  query: EnglishQuery,
  term: EnglishTerm,
  take: TakeGloss,
): void {
  const { places, coreLength, glossMarks } = index
  const qualities = listQualitiesOfOneWord(isLittleWord(term.text), query.asksForVerb)
  term.tokens.forEach((token, tokenPlace) => {
    const isOtherForm = tokenPlace >= term.exactCount
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const place = places.valueAt(at)
      const gloss = glossOfPlace(place)
      // A compound is found by its joined form as if it were one word.
      const length = (coreLength[gloss] ?? 0) - (isJoinedPlace(place) ? 1 : 0)
      const isRemark = isRemarkPlace(place)
      const marks = (glossMarks[gloss] ?? 0) & marksOfShape
      const kind = marks | (isRemark ? 4 : 0) | (isOtherForm ? 8 : 0)
      const quality = qualities[placeOfQuality(length, positionOfPlace(place), kind)] ?? 0
      take(gloss, quality, length <= 1 && !isRemark, isOtherForm, false)
    }
  })
}

/** What others than these are is not asked. */
export interface AmongGlosses {
  glosses?: GlossSet | undefined
  /** Only those of which the query is all. */
  isOnlyWhole?: boolean
}

function matchSeveralWords(
  index: EnglishIndex,
  query: EnglishQuery,
  take: TakeGloss,
  { glosses, isOnlyWhole = false }: AmongGlosses,
): void {
  const termCount = query.terms.length
  const denialOf = query.terms.some(({ text }) => denials.includes(text))
    ? undefined
    : openDenials(index)
  // Of "one's" a whole gloss may have one word more.
  const longestCore = isOnlyWhole ? termCount + 1 : undefined
  const takeStanding = (standing: Standing) => {
    const { gloss, firstPosition, lastPosition, countInRemark, isOtherForm } = standing
    let coreLength = index.coreLength[gloss] ?? 0
    const owner = coreLength <= termCount + 1 ? findOwner(index, gloss) : undefined
    if (owner?.isRemark === false) coreLength -= 1
    const countInCore = termCount - countInRemark
    const isObjectNamed = countInRemark === 1 && countInCore === coreLength && owner === undefined
    const isAdjacent =
      standing.isAdjacent ||
      (owner !== undefined && standing.skipped === owner.position) ||
      (isObjectNamed && standing.isLastApart)
    if (query.isPhrase && !isAdjacent) return
    const usesRemark = countInRemark > 0 && countInCore > 0 && countInCore === coreLength
    const isInRemark = countInRemark > 0 && !usesRemark
    const quality = glossQuality({
      coreLength,
      marks: index.glossMarks[gloss] ?? 0,
      termCount,
      firstPosition,
      lastPosition,
      isAdjacent,
      isInRemark,
      usesRemark,
      isObjectFirst: usesRemark && standing.isFirstInRemark,
      isOtherForm,
      isLittle: false,
      asksForVerb: query.asksForVerb,
      impliesVerb: query.impliesVerb,
    })
    const isWhole = coreLength <= termCount && isAdjacent && !isInRemark
    const isDenied =
      !isInRemark && denialOf !== undefined && (denialOf[gloss] ?? noDenial) < firstPosition
    take(gloss, isDenied ? quality - denied : quality, isWhole, isOtherForm, usesRemark)
  }
  findStandings(index, query.terms, { glosses, longestCore }, takeStanding)
}

/** "not very good (at)" says that it is not `very good`. */
const denied = 350
const denials = ['not', 'no', 'never', 'without']

const noDenial = 255

/** Where each gloss has its first denial. */
const openDenials = oncePerDictionary(({ tokens, places, coreLength }: EnglishIndex) => {
  const firstOf = new Uint8Array(coreLength.length).fill(noDenial)
  for (const token of denials.map((word) => tokens.find(word)).filter((found) => found >= 0)) {
    const end = places.endOf(token)
    for (let at = places.startOf(token); at < end; at += 1) {
      const place = places.valueAt(at)
      if (isRemarkPlace(place)) continue
      const gloss = glossOfPlace(place)
      firstOf[gloss] = Math.min(firstOf[gloss] ?? noDenial, positionOfPlace(place))
    }
  }
  return firstOf
})

/** Where a gloss has its "one's", which is not asked for: "to brush one's teeth". */
function findOwner(
  index: EnglishIndex,
  gloss: number,
): { position: number; isRemark: boolean } | undefined {
  const token = index.tokens.find('ones')
  if (token < 0) return undefined
  const end = index.places.endOf(token)
  const at = findPlaceFrom(index, index.places.startOf(token), end, gloss)
  if (at >= end) return undefined
  const place = index.places.valueAt(at)
  if (glossOfPlace(place) !== gloss) return undefined
  return { position: positionOfPlace(place), isRemark: isRemarkPlace(place) }
}
