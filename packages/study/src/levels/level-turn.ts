import type { PlannedSubject } from './lesson-plan'

/** What decides whether the next level opens by itself. */
export interface LevelTurn {
  /** Cards of the lessons of open levels that can be begun. */
  startableCards: number
  /** New cards a day: the learner's limit. */
  newPerDay: number
  /** Whether the highest open level is passed. */
  isHighestPassed: boolean
}

/**
 * Whether the turn of the next level has come: what is left fills no day any more, or the level is
 * passed. So the limit alone sets the pace, and whoever keeps it begins as many cards every day.
 *
 * It asks how things are and never what has just happened, so that a learner whose level should
 * have opened before finds it open the next time anybody looks.
 */
export function isTurnOfNextLevel({
  startableCards,
  newPerDay,
  isHighestPassed,
}: LevelTurn): boolean {
  return isHighestPassed || startableCards < newPerDay
}

/**
 * The learner's own level: the first from their present one on that has components or kanji to
 * learn. Words follow days later, and hold nobody up.
 */
export function findOwnLevel({
  level,
  highestOpen,
  waiting,
}: {
  level: number
  highestOpen: number
  waiting: readonly PlannedSubject[]
}): number {
  const levels = new Set(waiting.filter(({ kind }) => kind !== 'word').map((each) => each.level))
  let own = level
  while (own < highestOpen && !levels.has(own)) own += 1
  return own
}
