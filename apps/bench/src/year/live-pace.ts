import { secondsPerNewCard, secondsPerReview } from '@kotonoha/study/pace/seconds-per-card'
import { makeUpSteadyHabits } from './learner-habits'
import { liveYear } from './live-year'
import type { TaughtCurriculum } from './taught-subjects'

/** New cards a day, and the chance of recall that is wanted and reached. */
export interface Pace {
  newPerDay: number
  recall: number
}

/** Days after which it is told where a learner stands. */
export const toldDays = [90, 180, 365] as const

/** The same weekdays and changes of clocks every time. */
export const firstDay = Date.UTC(2026, 0, 1) / 86_400_000

/** Where somebody stands after so many days. */
export interface Stand {
  level: number
  /** Items whose lesson is done. */
  items: number
  /** Of a day, lessons and reviews, in the week before. */
  minutes: number
  /** Days without a lesson, and those of them that the brake did not explain. */
  idleDays: number
  unexplainedDays: number
}

/** By the days of `toldDays`. */
export type LivedPace = readonly Stand[]

/** Lives a year from level 1 on, studying every day and doing all that is allowed. */
export function livePace({
  curriculum,
  pace,
  learner,
  until = toldDays.at(-1) ?? 0,
}: {
  curriculum: TaughtCurriculum
  pace: Pace
  learner: number
  until?: number
}): LivedPace {
  const habits = makeUpSteadyHabits(learner, pace)
  const { days } = liveYear({ habits, curriculum, firstDay, days: until })
  return toldDays
    .filter((told) => told <= until)
    .map((told) => {
      const so = days.slice(0, told)
      const week = so.slice(-7)
      const reviews = week.reduce((sum, each) => sum + each.reviews, 0)
      const newCards = week.reduce((sum, each) => sum + each.newCards, 0)
      const seconds = reviews * secondsPerReview + newCards * secondsPerNewCard
      // When everything is taught no lesson is missing.
      let left = curriculum.byId.size
      const idle = so.filter(({ lessons }) => {
        const isIdle = lessons === 0 && left > 0
        left -= lessons
        return isIdle
      })
      return {
        level: so.at(-1)?.highestLevel ?? 1,
        items: so.reduce((sum, each) => sum + each.lessons, 0),
        minutes: seconds / week.length / 60,
        idleDays: idle.length,
        unexplainedDays: idle.filter(({ isBraked }) => !isBraked).length,
      }
    })
}
