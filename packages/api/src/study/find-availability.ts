import type { studyAvailability } from '@kotonoha/contract/kanji/study-availability'
import {
  countNewCardsLeft,
  countReviewsLeft,
  isForecastFull,
} from '@kotonoha/study/pace/daily-limits'
import { forecastAnswers } from '@kotonoha/study/pace/week-forecast'
import { type DayTotal, listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import { countDues, listDueCards } from '@kotonoha/user-db/queries/study/dues'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from './learner-standing'
import { listLessons, takeToday } from './list-lessons'
import { toCalendar, toModel } from './scheduling'
import type { StudyLearner } from './study-procedure'

/** Days whose pace says how long answers take, and answers without which nothing is known of it. */
const paceDays = 14
const fewestAnswers = 20
const usualSecondsPerAnswer = 9

/** Days of dues that are weighed against the learner's minutes (design, section 3.6). */
const forecastDays = 7

/** More than the whole curriculum has. */
const weighedCards = 20_000

export interface Availability {
  wire: z.infer<typeof studyAvailability>
  /** Reviews that today's cap lets in, however few are due: siblings may be asked beside them. */
  reviewsAllowed: number
  /** New cards that today's limit lets in; 0 while new cards pause. */
  newCardsLeft: number
  today: DayTotal | undefined
}

interface Question {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
  /** Lessons of this level only. */
  level?: number | undefined
}

/** What there is to study now, and why not more. */
export async function findAvailability(
  queries: Queries,
  { learner, standing, at, level }: Question,
): Promise<Availability> {
  const { userId, preferences, profile } = learner
  const calendar = toCalendar(preferences)
  const day = calendar.toDay(at.getTime())
  const { due, nextAt } = await countDues(queries, { userId, at })
  const totals = await listDayTotals(queries, { userId, from: day - paceDays, to: day })
  const today = totals.find(({ learnerDay }) => learnerDay === day)
  const secondsPerAnswer = toSecondsPerAnswer(totals)
  const pace = {
    newCardsToday: today?.newCards ?? 0,
    reviewsToday: today?.reviews ?? 0,
    isOnVacation: preferences.isOnVacation,
    duesInSevenDays: await countWeek(),
    secondsPerAnswer,
  }
  const newCardsLeft = countNewCardsLeft(preferences, pace)
  const reviewsLeft = countReviewsLeft(preferences, pace, due)
  const reviewsAllowed = countReviewsLeft(preferences, pace, Number.POSITIVE_INFINITY)
  const lessons = listLessons(standing, { level: profile.level, only: level })
  const leftToday = takeToday(lessons, { preferences, newCardsLeft }).length
  const isAway = preferences.isOnVacation
  return {
    wire: {
      lessons: { available: isAway ? 0 : lessons.length, leftToday },
      reviews: {
        due: isAway ? 0 : due,
        leftToday: reviewsLeft,
        nextAt: isAway ? null : (nextAt?.toISOString() ?? null),
        minutes: (reviewsLeft * secondsPerAnswer) / 60,
      },
      reason: findReason(),
    },
    reviewsAllowed,
    newCardsLeft,
    today,
  }

  /** Only who set minutes is weighed against them. */
  async function countWeek(): Promise<number> {
    if (preferences.minutesPerDay === null) return 0
    const until = new Date(calendar.toStart(day + forecastDays) - 1)
    const cards = await listDueCards(queries, { userId, until, limit: weighedCards })
    const rules = { model: toModel(learner), calendar, today: day, days: forecastDays }
    return forecastAnswers(
      cards.map(({ card }) => card),
      rules,
    )
  }

  function findReason(): z.infer<typeof studyAvailability>['reason'] {
    if (isAway) return 'vacation'
    if (level !== undefined && !standing.openLevels.has(level)) return 'level-locked'
    if (reviewsLeft > 0 || leftToday > 0) return 'ok'
    if (lessons.length > 0)
      return isForecastFull(preferences, pace) ? 'forecast-full' : 'daily-limit'
    return due > 0 ? 'daily-limit' : 'nothing-due'
  }
}

function toSecondsPerAnswer(totals: readonly DayTotal[]): number {
  const reviews = totals.reduce((sum, each) => sum + each.reviews, 0)
  const ms = totals.reduce((sum, each) => sum + each.ms, 0)
  return reviews < fewestAnswers ? usualSecondsPerAnswer : ms / reviews / 1000
}
