import type { Course } from './courses'
import { compareOffsets, relate, type StrokeRelation } from './stroke-relation'

/*
 * What is measured of two strokes of a character of few, weighed by logistic regression on right
 * drawings and the same with one stroke moved. Lengths are shares of the character's extent.
 */

/** Strokes of the model that are nearer than this to each other meet. */
export const mostOfMeeting = 0.06

/** To distances that others are divided by: what is small is not known so well. */
const leastDistance = 0.1

/** Two strokes of a model. */
export interface ModelPair {
  first: number
  second: number
  relation: StrokeRelation
  /** The lengths of the two. */
  longer: number
  shorter: number
}

/** Of strokes that meet: what is measured, by its weight. */
const meeting = {
  nearest: 10.01,
  nearestSquare: 8.45,
  aside: 1.11,
  gapChanged: 4.37,
  armLost: 4.7,
  armGained: 4.1,
  gap: 5.71,
  longer: 0.35,
  shorter: -0.63,
  moved: 6.94,
  movedSquare: -3.28,
  bias: -4.17,
}

/** Of strokes that are apart: what comes nearer counts otherwise than what goes away. */
const apart = {
  nearest: 4.93,
  aside: 4.2,
  along: 3.02,
  wider: 1.26,
  gapWider: 0.24,
  narrower: 0.9,
  narrowerShare: 0.91,
  gap: -1.12,
  longer: 0.07,
  shorter: 0.3,
  moved: 5.35,
  movedSquare: 2.74,
  bias: -3.806,
}

/** Logarithm of the odds that one of the two was moved. */
export function weighPair(
  pair: ModelPair,
  drawn: readonly [Course, Course],
  model: readonly [Course, Course],
  extent: number,
): number {
  const offsets = compareOffsets(drawn, model)
  const found = relate(...drawn)
  const { relation, longer, shorter } = pair
  const nearest = offsets.nearest / extent
  const aside = offsets.aside / extent
  const along = offsets.along / extent
  const moved = Math.hypot(aside, along)
  const wider = found.gap / extent - relation.gap
  if (relation.gap < mostOfMeeting) {
    const longerArm = found.arm / extent - relation.arm
    return (
      meeting.nearest * nearest +
      meeting.nearestSquare * nearest ** 2 +
      (meeting.aside * aside) / (offsets.apart / extent + leastDistance) +
      meeting.gapChanged * Math.abs(wider) +
      meeting.armLost * Math.max(0, -longerArm) +
      meeting.armGained * Math.max(0, longerArm) +
      meeting.gap * relation.gap +
      meeting.longer * longer +
      meeting.shorter * shorter +
      meeting.moved * moved +
      meeting.movedSquare * moved ** 2 +
      meeting.bias
    )
  }
  const narrower = Math.max(0, -wider)
  return (
    apart.nearest * nearest +
    apart.aside * aside +
    apart.along * Math.abs(along) +
    apart.wider * Math.max(0, along) +
    apart.gapWider * wider +
    apart.narrower * narrower +
    (apart.narrowerShare * narrower) / (relation.gap + leastDistance) +
    apart.gap * relation.gap +
    apart.longer * longer +
    apart.shorter * shorter +
    apart.moved * moved +
    apart.movedSquare * moved ** 2 +
    apart.bias
  )
}
