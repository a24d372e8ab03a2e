import type { output } from '@kotonoha/contract/kanji/progress/get-week'
import { toWeekStart } from '@kotonoha/study/progress/year-grid'
import {
  findFirstDay,
  listHourRates,
  listKindDays,
} from '@kotonoha/user-db/queries/progress/study-days'
import { listKeptDays } from '@kotonoha/user-db/queries/study/streak-days'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { toLearnerMinutes } from './learner-hours'
import { toWorkOfDay } from './work-of-day'

/** A week of a learner, with the one before it. */
export async function getWeekOf(
  queries: Queries,
  { learner, at, day }: { learner: StudyLearner; at: Date; day: number | undefined },
): Promise<z.infer<typeof output>> {
  const { userId, preferences, profile } = learner
  const calendar = toCalendar(preferences)
  const today = calendar.toDay(at.getTime())
  const from = toWeekStart(day ?? today, preferences.weekStart)
  const [rows, hours, kept, firstDay] = await Promise.all([
    listKindDays(queries, { userId, from: from - 7, to: from + 6 }),
    listHourRates(queries, { userId, from, to: from + 6 }),
    listKeptDays(queries, userId),
    findFirstDay(queries, userId),
  ])
  const keptDays = new Set(kept)
  const workOn = (each: number) => ({
    day: each,
    ...toWorkOfDay(rows.filter(({ learnerDay }) => learnerDay === each)),
  })
  const seven = (first: number) => Array.from({ length: 7 }, (_day, place) => first + place)
  return {
    today,
    revision: profile.revision,
    firstDay: firstDay ?? null,
    from,
    days: seven(from).map((each) => ({ ...workOn(each), isKept: keptDays.has(each) })),
    before: seven(from - 7).map(workOn),
    hours: hours
      .map(({ utcHour, answers, firstTries, recalled }) => ({
        startsAt: toLearnerMinutes(utcHour, from + 3, { calendar, preferences }),
        reviews: answers,
        firstTries,
        recalled,
      }))
      .toSorted((one, other) => one.startsAt - other.startsAt),
  }
}
