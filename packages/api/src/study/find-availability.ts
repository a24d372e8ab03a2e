import type { studyAvailability } from '@kotonoha/contract/kanji/study-availability'
import { listLessons, listWaiting } from '@kotonoha/study/lessons/list-lessons'
import { findLessonReason, findStudyReason } from '@kotonoha/study/lessons/study-reason'
import type { Brake } from '@kotonoha/study/levels/level-pace'
import { halveLimit } from '@kotonoha/study/pace/brake'
import { countNewCardsLeft, countReviewsLeft } from '@kotonoha/study/pace/daily-limits'
import { takeLessonsOfToday } from '@kotonoha/study/pace/lesson-batch'
import type { DayTotal } from '@kotonoha/user-db/queries/study/day-counts'
import { countDues } from '@kotonoha/user-db/queries/study/dues'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { type CountedDay, countDay } from './count-day'
import type { LearnerStanding } from './learner-standing'
import { toCalendar } from './scheduling'
import type { StudyLearner } from './study-procedure'

type Wire = z.infer<typeof studyAvailability>

export interface Allowance extends CountedDay {
  /** New cards that today's limit lets in. */
  newCardsLeft: number
}

/** How much of their day's limits a learner has left. */
export async function findAllowance(
  queries: Queries,
  { learner, at }: { learner: StudyLearner; at: Date },
): Promise<Allowance> {
  const { preferences } = learner
  const counted = await countDay(queries, { learner, at })
  return {
    ...counted,
    newCardsLeft: countNewCardsLeft(preferences, counted.pace),
  }
}

interface Question {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
  /** What holds the next level up. */
  brake: Brake | undefined
  /** Lessons of this level only. */
  level?: number | undefined
}

/** What there is to study now, and why not more. */
export async function findAvailability(
  queries: Queries,
  { learner, standing, at, brake, level }: Question,
): Promise<{ wire: Wire; today: DayTotal | undefined }> {
  const { userId, preferences, profile, lastLevel } = learner
  const { isOnVacation: isAway, lessonOrder: order } = preferences
  const calendar = toCalendar(preferences)
  const { due, nextAt } = await countDues(queries, { userId, at })
  const allowance = await findAllowance(queries, { learner, at })
  const { day, today, pace, newCardsLeft, secondsPerAnswer } = allowance
  const reviewsLeft = countReviewsLeft(preferences, pace, due)
  const lessons = listLessons(standing, { level: profile.level, only: level, order, lastLevel })
  const { isWritingOn } = preferences
  const leftToday = takeLessonsOfToday(lessons, { newCardsLeft, isWritingOn }).length
  const nextReviewAt = isAway ? null : (nextAt?.toISOString() ?? null)
  const { openLevels } = standing
  const levels = level === undefined ? [...openLevels.keys()] : [level]
  const reason = findLessonReason({
    isOnVacation: isAway,
    level,
    lastLevel,
    levelCount: standing.curriculum.levelCount,
    isLevelOpen: (each) => openLevels.has(each),
    available: lessons.length,
    leftToday,
    isBraked: brake !== undefined,
    isAnyWaiting: () =>
      levels.some((each) => each <= lastLevel && listWaiting(standing, each).length > 0),
  })
  return {
    wire: {
      lessons: {
        available: isAway ? 0 : lessons.length,
        leftToday,
        reason,
        nextAt: findNextLessons(),
      },
      reviews: {
        due: isAway ? 0 : due,
        leftToday: reviewsLeft,
        nextAt: nextReviewAt,
        minutes: (reviewsLeft * secondsPerAnswer) / 60,
      },
      brake: brake === undefined ? null : toWireBrake(brake),
      reason: findStudyReason({ lessons: reason, reviewsLeft, due }),
    },
    today,
  }

  function findNextLessons(): string | null {
    switch (reason) {
      case 'daily-limit':
        // Who wants none a day gets none on any.
        return preferences.newPerDay === 0 ? null : toMoment(day + 1)
      case 'brake':
        return brake?.stop === undefined ? null : toMoment(brake.stop.untilDay)
      case 'waiting':
        // What is due now is no date.
        return due > 0 ? null : nextReviewAt
      default:
        return null
    }
  }

  function toWireBrake({ reasons, level: waits, stop, isLimitKept }: Brake): Wire['brake'] {
    const { newPerDay } = preferences
    const end = stop && {
      at: toMoment(stop.untilDay),
      newPerDay: isLimitKept ? newPerDay : halveLimit(newPerDay),
      isLimitKept,
    }
    return { reasons, level: waits, end: end ?? null }
  }

  function toMoment(onDay: number): string {
    return new Date(calendar.toStart(onDay)).toISOString()
  }
}
