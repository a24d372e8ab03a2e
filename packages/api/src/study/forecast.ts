import { countForecast, type Forecast } from '@kotonoha/study/pace/forecast'
import { toSubjectId } from '@kotonoha/study/subject'
import { listDueGroups } from '@kotonoha/user-db/queries/study/dues'
import type { Queries } from '@kotonoha/user-db/user-db'
import { toCalendar } from './scheduling'
import type { StudyLearner } from './study-procedure'

const kinds = ['component', 'kanji', 'word'] as const

const hourMs = 3_600_000

/** What comes due, counted live. */
export async function getForecastOf(
  queries: Queries,
  {
    learner: { userId, preferences },
    at,
    hours,
    days,
  }: { learner: StudyLearner; at: Date; hours: number; days: number },
): Promise<Forecast & { today: number }> {
  const calendar = toCalendar(preferences)
  const nowMs = at.getTime()
  const today = calendar.toDay(nowMs)
  const until = new Date(Math.max(calendar.toStart(today + days), nowMs + hours * hourMs))
  const groups = await listDueGroups(queries, { userId, at, until })
  // Cards are told apart by kind alone, so one of a kind stands for all that are due at a moment.
  const cards = groups.flatMap(({ kind, dueAtMs, count }) => {
    const subjectId = toSubjectId(kinds[kind - 1] ?? 'word', 0)
    return Array.from({ length: count }, () => ({ subjectId, dueAtMs }))
  })
  return { today, ...countForecast(cards, { nowMs, calendar, hours, days }) }
}
