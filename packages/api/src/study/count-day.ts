import type { studyToday } from '@kotonoha/contract/kanji/study-today'
import { forecastDays, isForecastFull, type PaceToday } from '@kotonoha/study/pace/daily-limits'
import { findSecondsPerAnswer } from '@kotonoha/study/pace/seconds-per-answer'
import { forecastAnswers } from '@kotonoha/study/pace/week-forecast'
import { type DayTotal, listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import { listDueCards } from '@kotonoha/user-db/queries/study/dues'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { toCalendar, toModel } from './scheduling'
import type { StudyLearner } from './study-procedure'

/** Days whose pace says how long answers take. */
const paceDays = 14

/** More than the whole curriculum has. */
const weighedCards = 20_000

export interface CountedDay {
  /** The learner day. */
  day: number
  /** Undefined where nothing was done yet. */
  today: DayTotal | undefined
  pace: PaceToday
  secondsPerAnswer: number
}

interface Asked {
  learner: StudyLearner
  at: Date
}

/** What a learner has done today. */
export async function countDay(queries: Queries, { learner, at }: Asked): Promise<CountedDay> {
  const { userId, preferences } = learner
  const day = toCalendar(preferences).toDay(at.getTime())
  const totals = await listDayTotals(queries, { userId, from: day - paceDays, to: day })
  const today = totals.find(({ learnerDay }) => learnerDay === day)
  const pace = {
    newCardsToday: today?.newCards ?? 0,
    reviewsToday: today?.reviews ?? 0,
    isOnVacation: preferences.isOnVacation,
  }
  return { day, today, pace, secondsPerAnswer: findSecondsPerAnswer(totals) }
}

/** What of the day's limits is used up, as a device is told. */
export function toWireToday({ day, pace }: CountedDay): z.infer<typeof studyToday> {
  return { day, reviews: pace.reviewsToday, newCards: pace.newCardsToday }
}

/** Whether the coming week already fills the minutes that a learner has; never for who set none. */
export async function isWeekFull(queries: Queries, { learner, at }: Asked): Promise<boolean> {
  const { userId, preferences } = learner
  if (preferences.minutesPerDay === null) return false
  const calendar = toCalendar(preferences)
  const { day, secondsPerAnswer } = await countDay(queries, { learner, at })
  const until = new Date(calendar.toStart(day + forecastDays) - 1)
  const cards = await listDueCards(queries, { userId, until, limit: weighedCards })
  const rules = { model: toModel(learner), calendar, today: day, days: forecastDays }
  const duesInSevenDays = forecastAnswers(
    cards.map(({ card }) => card),
    rules,
  )
  return isForecastFull(preferences, { duesInSevenDays, secondsPerAnswer })
}
