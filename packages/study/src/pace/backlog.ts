import type { LearnerDay } from '@kotonoha/srs/learner-day'

/** A card that came due while the learner was away. */
export interface LateCard {
  /** The chance, 0 to 1, that it is remembered now. */
  recallChance: number
}

/** Reviews a day after a return, for whoever set no cap. */
const defaultReviewsPerDay = 100

/**
 * Days on which a backlog is worked off: as many a day as the cap allows, what is remembered best
 * first, so that most is saved.
 *
 * Only the plan is spread; the memory of every card keeps its true dates.
 */
export function spreadBacklog<Late extends LateCard>(
  cards: readonly Late[],
  { today, reviewCap }: { today: LearnerDay; reviewCap: number | null },
): { card: Late; day: LearnerDay }[] {
  const perDay = reviewCap ?? defaultReviewsPerDay
  return cards
    .toSorted((one, other) => other.recallChance - one.recallChance)
    .map((card, index) => ({ card, day: today + Math.floor(index / perDay) }))
}
