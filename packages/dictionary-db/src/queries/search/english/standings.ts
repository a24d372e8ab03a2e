import type { EnglishIndex } from '../../../search-index/english-index'
import { glossOfPlace, isRemarkPlace, positionOfPlace } from '../../../search-index/gloss-place'
import type { EnglishTerm } from './english-terms'
import { type GlossSet, openGlossSets } from './gloss-set'
import { findPlaceFrom, isSoonerLookedUp } from './places-of-glosses'
import { sortByRarity } from './term-rarity'

/** Where the terms of a query stand in a gloss that has them all. */
export interface Standing {
  gloss: number
  firstPosition: number
  lastPosition: number
  /** Side by side, in the order of the query. */
  isAdjacent: boolean
  /** The place of the only word between them; -1 where there is none or are more. */
  skipped: number
  /** Side by side but for the last one, which comes later. */
  isLastApart: boolean
  /** How many of them stand in a remark. */
  countInRemark: number
  /** The first word of the query stands in one. */
  isFirstInRemark: boolean
  isOtherForm: boolean
}

/** At which place each gloss is collected, from 1; 0 for none. Used again by every query. */
const slotsOf = new WeakMap<EnglishIndex, Int32Array>()

function openSlots(index: EnglishIndex): Int32Array {
  const known = slotsOf.get(index) ?? new Int32Array(index.coreLength.length)
  slotsOf.set(index, known)
  return known
}

/** What is known of the glosses collected, by their slots; `positions` has one for each term. */
interface Collected {
  glosses: Uint32Array
  found: Uint8Array
  marks: Uint16Array
  positions: Int8Array
}

/** Used again by every query, and made anew for a larger one: a page of memory is soon asked for, but not soon cleared. */
let collected = makeCollected(4096, 8 * 4096)

function makeCollected(slots: number, positions: number): Collected {
  return {
    glosses: new Uint32Array(slots),
    found: new Uint8Array(slots),
    marks: new Uint16Array(slots),
    positions: new Int8Array(positions),
  }
}

function openCollected(slots: number, termCount: number): Collected {
  const positions = slots * termCount
  if (slots > collected.glosses.length || positions > collected.positions.length) {
    const most = 2 * Math.max(slots, collected.glosses.length)
    collected = makeCollected(most, Math.max(2 * positions, collected.positions.length))
  }
  collected.found.fill(0, 0, slots)
  collected.marks.fill(0, 0, slots)
  collected.positions.fill(nowhere, 0, positions)
  return collected
}

const otherForm = 1
/** From here on a bit for every term that stands in a remark. */
const inRemark = 1
/** Before any place, and not right before the first one either. */
const nowhere = -2

/** Which glosses are asked for; all where it is left out. */
interface Asked {
  glosses: GlossSet | undefined
  /** Only those of so many words. */
  longestCore: number | undefined
}

/** Goes through the glosses that have all terms, collected by the rarest of them. */
export function findStandings(
  index: EnglishIndex,
  terms: readonly EnglishTerm[],
  { glosses: asked, longestCore = longestOfAll }: Asked,
  take: (standing: Standing) => void,
): void {
  const { values } = index.places
  const byRarity = sortByRarity(index, terms)
  const most = byRarity[0]?.count ?? 0
  const slots = openSlots(index)
  const { glosses, found, marks, positions } = openCollected(most + 1, terms.length)
  let count = 0
  /** What was collected, once a crowded word asks for it. */
  let isCollected: GlossSet | undefined
  /** What was collected, in the order in which places are. */
  let inOrder: Uint32Array | undefined
  byRarity.forEach(({ term, number }, round) => {
    const bit = 1 << number
    // `from time to time` has a time for each of its own.
    const twin = terms.findIndex((other, at) => at < number && other.text === term.text)
    const note = (slot: number, place: number, form: number) => {
      const position = positionOfPlace(place)
      const own = slot * terms.length + number
      if (twin >= 0 && position <= (positions[slot * terms.length + twin] ?? nowhere)) return
      const before = number === 0 ? nowhere : (positions[own - 1] ?? nowhere)
      // Of several places of a word the one right after the word before it counts.
      if (((found[slot] ?? 0) & bit) !== 0 && position !== before + 1) return
      found[slot] = (found[slot] ?? 0) | bit
      positions[own] = position
      const remarkBit = bit << inRemark
      const otherMarks = (marks[slot] ?? 0) & ~remarkBit
      marks[slot] = otherMarks | form | (isRemarkPlace(place) ? remarkBit : 0)
    }
    term.tokens.forEach((token, tokenPlace) => {
      const form = tokenPlace >= term.exactCount ? otherForm : 0
      const start = index.places.startOf(token)
      const end = index.places.endOf(token)
      if (round > 0 && isSoonerLookedUp(count, end - start)) {
        inOrder ??= glosses
          .subarray(1, count + 1)
          .slice()
          .sort()
        let at = start
        for (const gloss of inOrder) {
          at = findPlaceFrom(index, at, end, gloss)
          for (; at < end; at += 1) {
            const place = values[at] ?? 0
            if (glossOfPlace(place) !== gloss) break
            note(slots[gloss] ?? 0, place, form)
          }
        }
        return
      }
      if (round > 0) {
        isCollected ??= collect(index, glosses.subarray(1, count + 1))
        for (let at = start; at < end; at += 1) {
          const place = values[at] ?? 0
          const gloss = glossOfPlace(place)
          if (isCollected.has(gloss)) note(slots[gloss] ?? 0, place, form)
        }
        return
      }
      for (let at = start; at < end; at += 1) {
        const place = values[at] ?? 0
        const gloss = glossOfPlace(place)
        if (asked !== undefined && !asked.has(gloss)) continue
        if ((index.coreLength[gloss] ?? 0) > longestCore) continue
        let slot = slots[gloss] ?? 0
        if (slot === 0) {
          count += 1
          slot = count
          slots[gloss] = slot
          glosses[slot] = gloss
        }
        note(slot, place, form)
      }
    })
  })
  const all = 2 ** terms.length - 1
  for (let slot = 1; slot <= count; slot += 1) {
    const gloss = glosses[slot] ?? 0
    slots[gloss] = 0
    if (found[slot] !== all) continue
    const first = slot * terms.length
    let breaks = 0
    let skipped = -1
    let isLastApart = false
    let firstPosition = positions[first] ?? 0
    let lastPosition = firstPosition
    for (let term = 1; term < terms.length; term += 1) {
      const position = positions[first + term] ?? 0
      const next = (positions[first + term - 1] ?? 0) + 1
      if (position !== next) {
        breaks += 1
        skipped = breaks === 1 && position === next + 1 ? next : -1
        isLastApart = breaks === 1 && term === terms.length - 1 && position > next
      }
      if (position < firstPosition) firstPosition = position
      if (position > lastPosition) lastPosition = position
    }
    take({
      gloss,
      firstPosition,
      lastPosition,
      isAdjacent: breaks === 0,
      skipped,
      isLastApart,
      countInRemark: countBits((marks[slot] ?? 0) >>> inRemark),
      isFirstInRemark: ((marks[slot] ?? 0) & (1 << inRemark)) !== 0,
      isOtherForm: ((marks[slot] ?? 0) & otherForm) !== 0,
    })
  }
}

const longestOfAll = 255

function collect(index: EnglishIndex, glosses: Uint32Array): GlossSet {
  const { collected } = openGlossSets(index)
  collected.clear()
  for (const gloss of glosses) collected.add(gloss)
  return collected
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
