import type { DayTotal } from '@kotonoha/user-db/queries/study/day-counts'

/** What was done on days together; `days` counts those with study. */
export function sumDays(totals: readonly DayTotal[]) {
  const sum = (count: (day: DayTotal) => number) => totals.reduce((all, day) => all + count(day), 0)
  return {
    reviews: sum(({ reviews }) => reviews),
    lessons: sum(({ lessons }) => lessons),
    days: totals.length,
    minutes: sum(({ ms }) => ms) / 60_000,
  }
}
