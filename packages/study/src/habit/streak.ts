import type { LearnerDay } from '@kotonoha/srs/learner-day'

/** Days in a row for which a freeze is earned, and how many are kept at most. */
const daysForFreeze = 7
const maximumFreezes = 2
/** Reviews that make a day count. */
const reviewsForDay = 10

/** What was done on one learner day. */
export interface DayWork {
  reviews: number
  /** Nothing was due any more at the end, and something had been done. */
  areDuesDone: boolean
  lessonBatches: number
}

/** Whether a learner day counts: ten reviews, or all dues done, or one lesson batch. */
export function doesDayCount({ reviews, areDuesDone, lessonBatches }: DayWork): boolean {
  return reviews >= reviewsForDay || (areDuesDone && reviews > 0) || lessonBatches > 0
}

export interface Streak {
  /** Days that counted, in a row; a frozen or excused day neither adds nor breaks. */
  current: number
  longest: number
  /** Missed days that will be forgiven. */
  freezes: number
  lastDay: LearnerDay | undefined
}

const noStreak: Streak = { current: 0, longest: 0, freezes: 0, lastDay: undefined }

interface StreakRules {
  /** Days of a vacation, and days that travel made too short; they break nothing. */
  isExcused: (day: LearnerDay) => boolean
  /** False when the learner does not want missed days to be forgiven. */
  usesFreezes: boolean
}

function countMissed(
  from: LearnerDay,
  until: LearnerDay,
  { isExcused }: StreakRules,
  enough: number,
): number {
  let missed = 0
  for (let day = from + 1; day < until && missed <= enough; day++) {
    if (!isExcused(day)) missed++
  }
  return missed
}

function keepDay(streak: Streak, day: LearnerDay, rules: StreakRules): Streak {
  const { lastDay, longest } = streak
  if (lastDay !== undefined && day <= lastDay) return streak
  const available = rules.usesFreezes ? streak.freezes : 0
  const missed = lastDay === undefined ? 0 : countMissed(lastDay, day, rules, available)
  const isBroken = lastDay === undefined || missed > available
  const current = isBroken ? 1 : streak.current + 1
  // Broken or not: freezes that could not save the streak are kept for the next one.
  const left = isBroken ? streak.freezes : streak.freezes - missed
  const earned = current % daysForFreeze === 0 ? 1 : 0
  return {
    current,
    longest: Math.max(longest, current),
    freezes: Math.min(maximumFreezes, left + earned),
    lastDay: day,
  }
}

/**
 * The streak after the days that counted, given in any order.
 *
 * A fold over the set of days: an answer that arrives late from another device mends the streak it
 * belongs to, and the order of arrival does not matter.
 */
export function foldStreak(days: Iterable<LearnerDay>, rules: StreakRules): Streak {
  const inOrder = [...new Set(days)].toSorted((one, other) => one - other)
  return inOrder.reduce((streak, day) => keepDay(streak, day, rules), noStreak)
}

/** The streak that each day that counted made, the oldest day first. */
export function listStreaks(
  days: Iterable<LearnerDay>,
  rules: StreakRules,
): { day: LearnerDay; length: number }[] {
  let streak = noStreak
  return [...new Set(days)]
    .toSorted((one, other) => one - other)
    .map((day) => {
      streak = keepDay(streak, day, rules)
      return { day, length: streak.current }
    })
}

/** The missed days that were forgiven, the oldest first: each took a freeze. */
export function listFrozenDays(days: Iterable<LearnerDay>, rules: StreakRules): LearnerDay[] {
  let streak = noStreak
  const frozen: LearnerDay[] = []
  for (const day of [...new Set(days)].toSorted((one, other) => one - other)) {
    const next = keepDay(streak, day, rules)
    const goesOn = next.current === streak.current + 1
    for (let missed = (streak.lastDay ?? day) + 1; goesOn && missed < day; missed += 1) {
      if (!rules.isExcused(missed)) frozen.push(missed)
    }
    streak = next
  }
  return frozen
}

export interface StreakToday extends Streak {
  /** Days missed since the last one that counted, each of which took a freeze. */
  frozen: number
}

/** The streak as it stands today: 0 when too many days were missed since its last one. */
export function findStreakToday(
  streak: Streak,
  today: LearnerDay,
  rules: StreakRules,
): StreakToday {
  if (streak.lastDay === undefined) return { ...streak, frozen: 0 }
  const available = rules.usesFreezes ? streak.freezes : 0
  const missed = countMissed(streak.lastDay, today, rules, available)
  if (missed > available) return { ...streak, current: 0, frozen: 0 }
  return { ...streak, freezes: streak.freezes - missed, frozen: missed }
}
