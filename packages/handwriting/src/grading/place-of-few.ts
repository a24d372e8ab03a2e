import type { Course } from './courses'
import { measureGrowth, measureTilt, type OwnForm } from './measure-stroke'
import { compareOffsets, relate, type StrokeRelation, straighten } from './stroke-relation'

/*
 * Where strokes are in characters of two and three: too few to tell what a hand is off everywhere.
 * Hands make such characters narrower and longer, but strokes that meet or cross keep doing so, and
 * those that do not keep apart. What is measured of two strokes is weighed by logistic regression on
 * right drawings and the same with one stroke moved; lengths are shares of the character's extent.
 */

/** Strokes of the model that are nearer than this to each other meet. */
const mostOfMeeting = 0.06

/** Of strokes that meet. */
const meeting = {
  nearest: 20.6,
  aside: 3.0,
  gapChanged: 11.1,
  armLost: 10.3,
  armGained: 9.2,
  gap: 5.9,
  longer: 0.7,
  bias: -6.16,
}
/** Of strokes that are apart: what comes nearer counts otherwise than what goes away. */
const apart = {
  nearest: 13,
  aside: 5.1,
  wider: 5.1,
  narrower: -12,
  narrowerShare: 7.9,
  gap: 2.2,
  longer: 0.4,
  bias: -4.74,
}

/** Logarithms of the odds that one was moved, from which on that is said. */
const leastOdds = { meeting: 1.5, apart: 2.2 }
/** A share of what is allowed is e times as much for so much more of these. */
const oddsPerFactor = 4
/** To distances that others are divided by: what is small is not known so well. */
const leastDistance = 0.1

interface ModelPair {
  first: number
  second: number
  relation: StrokeRelation
  longer: number
}

/** What is determined once for all readings. */
export interface ModelOfFew {
  courses: readonly Course[]
  extent: number
  pairs: ModelPair[]
}

export function toModelOfFew(courses: readonly Course[]): ModelOfFew {
  const extent = measureExtent(courses)
  const pairs = courses.flatMap((one, first) =>
    courses.slice(first + 1).map((other, index): ModelPair => {
      const { gap, arm } = relate(one, other)
      const longer = Math.max(one.length, other.length) / extent
      const relation = { gap: gap / extent, arm: arm / extent }
      return { first, second: first + 1 + index, relation, longer }
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
    const least = meets ? leastOdds.meeting : leastOdds.apart
    return [{ first, second, meets, share: Math.exp((odds - least) / oddsPerFactor) }]
  })
  return { pairs: placed, forms }
}

/** Logarithm of the odds that one of the two was moved. */
function weighPair(
  { relation, longer }: ModelPair,
  drawn: readonly [Course, Course],
  model: readonly [Course, Course],
  extent: number,
): number {
  const offsets = compareOffsets(drawn, model)
  const nearest = offsets.nearest / extent
  const aside = offsets.aside / extent
  const found = relate(...drawn)
  const [gap, arm] = [found.gap / extent, found.arm / extent]
  if (relation.gap < mostOfMeeting) {
    return (
      meeting.nearest * nearest +
      (meeting.aside * aside) / (offsets.apart / extent + leastDistance) +
      meeting.gapChanged * Math.abs(gap - relation.gap) +
      meeting.armLost * Math.max(0, relation.arm - arm) +
      meeting.armGained * Math.max(0, arm - relation.arm) +
      meeting.gap * relation.gap +
      meeting.longer * longer +
      meeting.bias
    )
  }
  const narrower = Math.max(0, relation.gap - gap)
  return (
    apart.nearest * nearest +
    apart.aside * aside +
    apart.wider * (gap - relation.gap) +
    apart.narrower * narrower +
    (apart.narrowerShare * narrower) / (relation.gap + leastDistance) +
    apart.gap * relation.gap +
    apart.longer * longer +
    apart.bias
  )
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
