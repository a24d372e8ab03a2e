import type { Rating } from '@kotonoha/srs/rating'

/** How an answer was given, with all that its grade depends on. */
export type GivenWork =
  | {
      input: 'typed'
      isRight: boolean
      hints: number
      /** Times the learner gave another true reading and was asked again. */
      nudges: number
      /** The learner said so; it is never inferred. */
      isTooEasy: boolean
    }
  | {
      input: 'drawn'
      hasGivenUp: boolean
      /** Whether the shape scored enough to pass. */
      hasShape: boolean
      hasStrokeOrder: boolean
      hints: number
      isTooEasy: boolean
    }
  | { input: 'self-graded'; rating: Rating }

const again = 1
const hard = 2
const good = 3
const easy = 4

/** Misses in the quiz of a lesson from which its first grade is Again. */
const missesForAgain = 2

/** From this many nudges a right reading is Hard; the first is free. */
const hardFromNudges = 2

/**
 * The grade of an answer. Two outcomes are all that most answers give: a grade
 * is never guessed from the time it took, and Hard is a success.
 */
export function toRating(work: GivenWork): Rating {
  switch (work.input) {
    case 'self-graded':
      return work.rating
    case 'typed': {
      if (!work.isRight) return again
      if (work.hints > 0 || work.nudges >= hardFromNudges) return hard
      return work.isTooEasy ? easy : good
    }
    case 'drawn': {
      if (work.hasGivenUp || !work.hasShape || work.hints >= 2) return again
      if (work.hints === 1 || !work.hasStrokeOrder) return hard
      return work.isTooEasy ? easy : good
    }
  }
}

/** The grade after the learner marked an answer as right or as wrong by hand. */
export function toOverriddenRating(isRight: boolean): Rating {
  return isRight ? good : again
}

/** The first grade of a new card, from how often its quiz question was missed. */
export function toFirstRating(misses: number): Rating {
  return misses >= missesForAgain ? again : good
}
