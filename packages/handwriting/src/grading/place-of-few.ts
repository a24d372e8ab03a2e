import type { Course } from './courses'
import { measureGrowth, measureTilt, type OwnForm } from './measure-stroke'
import { toPlacesAsWritten } from './places-as-written'
import { relate, straighten } from './stroke-relation'
import { type ModelPair, mostOfMeeting, weighPair } from './weigh-pair'

/*
 * Where strokes are in characters of two and three: too few to tell what a hand is off everywhere.
 * Hands make such characters narrower and longer, but strokes that meet or cross keep doing so, and
 * those that do not keep apart. Lengths are shares of the character's extent.
 */

/** Logarithm of the odds that one was moved, from which on that is said. */
const leastOdds = 1.4
/** A share of what is allowed is e times as much for so much more of these. */
const oddsPerFactor = 4

/** What is determined once for all readings. */
export interface ModelOfFew {
  courses: readonly Course[]
  extent: number
  pairs: ModelPair[]
}

export function toModelOfFew(model: readonly Course[]): ModelOfFew {
  const courses = toPlacesAsWritten(model, mostOfMeeting * measureExtent(model))
  const extent = measureExtent(courses)
  const pairs = courses.flatMap((one, first) =>
    courses.slice(first + 1).map((other, index): ModelPair => {
      const { gap, arm } = relate(one, other)
      const [shorter, longer] = [one.length, other.length].sort((a, b) => a - b) as [number, number]
      const relation = { gap: gap / extent, arm: arm / extent }
      const lengths = { longer: longer / extent, shorter: shorter / extent }
      return { first, second: first + 1 + index, relation, ...lengths }
    }),
  )
  return { courses, extent, pairs }
}

function measureExtent(courses: readonly Course[]): number {
  const extents = [0, 1].map((axis) => {
    const values = courses.flatMap(({ xy }) => [...xy].filter((_, at) => at % 2 === axis))
    return Math.max(...values) - Math.min(...values)
  })
  return Math.max(...extents, 1e-6)
}

/** How far the strokes of a pair are from where they belong to each other, as a share of what is allowed. */
interface PlacedPair {
  first: number
  second: number
  meets: boolean
  share: number
}

/** What is measured of a drawing of few strokes before it is asked which of them are wrong. */
export interface PlacesOfFew {
  /** All pairs that were drawn. */
  pairs: PlacedPair[]
  /** By the model's number of the stroke. */
  forms: (OwnForm | undefined)[]
}

export function toPlacesOfFew(
  { courses, extent, pairs }: ModelOfFew,
  traces: readonly (Course | undefined)[],
): PlacesOfFew {
  const straight = straighten(traces, courses)
  const forms = straight.map((drawn, stroke): OwnForm | undefined => {
    const model = courses[stroke] as Course
    return drawn && { tilt: measureTilt(drawn, model), growth: measureGrowth(drawn, model) }
  })
  const placed = pairs.flatMap((pair) => {
    const { first, second } = pair
    const [one, other] = [straight[first], straight[second]]
    if (one === undefined || other === undefined) return []
    const model = [courses[first] as Course, courses[second] as Course] as const
    const odds = weighPair(pair, [one, other], model, extent)
    const meets = pair.relation.gap < mostOfMeeting
    return [{ first, second, meets, share: Math.exp((odds - leastOdds) / oddsPerFactor) }]
  })
  return { pairs: placed, forms }
}

/**
 * How far a stroke is off, as a share of what is allowed, among those that are left. One that was
 * moved is off from all; those that it meets tell best.
 */
export function measurePlaceOfFew(
  { pairs }: PlacesOfFew,
  stroke: number,
  left: ReadonlySet<number>,
): number {
  let [ofMeeting, ofApart] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { first, second, meets, share } of pairs) {
    if (first !== stroke && second !== stroke) continue
    if (!left.has(first) || !left.has(second)) continue
    if (meets) ofMeeting = Math.min(ofMeeting, share)
    else ofApart = Math.min(ofApart, share)
  }
  const share = Number.isFinite(ofMeeting) ? ofMeeting : ofApart
  return Number.isFinite(share) ? share : 0
}
