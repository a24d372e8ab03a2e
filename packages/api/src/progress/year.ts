import type { output } from '@kotonoha/contract/kanji/progress/get-year'
import { findYear, toYear } from '@kotonoha/study/progress/year-grid'
import { listDayTotals, sumUpDays } from '@kotonoha/user-db/queries/study/day-counts'
import { listKeptDays } from '@kotonoha/user-db/queries/study/streak-days'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'

/** Every day of a year on which a learner studied. */
export async function getYearOf(
  queries: Queries,
  { learner, at, year }: { learner: StudyLearner; at: Date; year: number | undefined },
): Promise<z.infer<typeof output>> {
  const { userId, preferences, profile } = learner
  const today = toCalendar(preferences).toDay(at.getTime())
  const asked = year ?? toYear(today)
  const { from, to } = findYear(asked)
  const [totals, all, kept] = await Promise.all([
    listDayTotals(queries, { userId, from, to: Math.min(to, today + 1) }),
    sumUpDays(queries, { userId, to: today + 1 }),
    listKeptDays(queries, userId),
  ])
  const keptDays = new Set(kept)
  return {
    today,
    revision: profile.revision,
    firstDay: all.firstDay ?? null,
    year: asked,
    weekStart: preferences.weekStart,
    sums: {
      reviews: all.reviews,
      lessons: all.lessons,
      days: all.days,
      minutes: all.ms / 60_000,
    },
    days: totals.map(({ learnerDay, reviews, correct, lessons, ms }) => ({
      day: learnerDay,
      reviews,
      correct,
      lessons,
      minutes: ms / 60_000,
      isKept: keptDays.has(learnerDay),
    })),
  }
}
