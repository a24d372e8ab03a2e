import type { output } from '@kotonoha/contract/kanji/progress/get-year'
import { findYear, toYear } from '@kotonoha/study/progress/year-grid'
import { listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import { listKeptDays } from '@kotonoha/user-db/queries/study/streak-days'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { sumDays } from './sum-days'

/** Every day of a year on which a learner studied. */
export async function getYearOf(
  queries: Queries,
  { learner, at, year }: { learner: StudyLearner; at: Date; year: number | undefined },
): Promise<z.infer<typeof output>> {
  const { userId, preferences, profile } = learner
  const today = toCalendar(preferences).toDay(at.getTime())
  const asked = year ?? toYear(today)
  const [all, kept] = await Promise.all([
    listDayTotals(queries, { userId, from: 0, to: today + 1 }),
    listKeptDays(queries, userId),
  ])
  const { from, to } = findYear(asked)
  const totals = all.filter(({ learnerDay }) => learnerDay >= from && learnerDay <= to)
  const keptDays = new Set(kept)
  return {
    today,
    revision: profile.revision,
    firstDay: all[0]?.learnerDay ?? null,
    year: asked,
    weekStart: preferences.weekStart,
    sums: sumDays(all),
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
