import type { output } from '@kotonoha/contract/kanji/dashboard/get'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findSubjectStudyData } from '@kotonoha/dictionary-db/queries/curriculum/find-subject-study-data'
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import type { Brake } from '@kotonoha/study/levels/level-pace'
import { findBucket, isKnownWell } from '@kotonoha/study/levels/subject-standing'
import { listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import { listMistakes } from '@kotonoha/user-db/queries/study/dues'
import { findLiveSession } from '@kotonoha/user-db/queries/study/sessions'
import { isKeptDay } from '@kotonoha/user-db/queries/study/streak-days'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { findAvailability } from './find-availability'
import { getForecastOf } from './forecast'
import type { LearnerStanding } from './learner-standing'
import { toLevelOverview } from './level-overview'
import { listAlike } from './list-alike'
import { listLeeches } from './list-leeches'
import type { StudyLearner } from './study-procedure'
import { toTile } from './to-tile'
import { toWireSession } from './to-wire-session'
import { getStreak } from './update-streak'

type Dashboard = z.infer<typeof output>

const ahead = { hours: 24, days: 7 }
const heatDays = 91
const mistakeDays = 7
const shownMistakes = 6
const shownTroubles = 6

interface Asked {
  dictionary: Dictionary
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
  /** What holds the next level up. */
  brake: Brake | undefined
}

/** All of the dashboard. */
export async function getDashboard(queries: Queries, asked: Asked): Promise<Dashboard> {
  const { learner, standing, at } = asked
  const { userId, preferences, profile } = learner
  const [availability, forecast, session] = await Promise.all([
    findAvailability(queries, asked),
    getForecastOf(queries, { ...asked, ...ahead }),
    findLiveSession(queries, { userId, at }),
  ])
  const { today } = forecast
  const [streak, totals, mistakes, leeches, isReached] = await Promise.all([
    getStreak(queries, { userId, preferences, today }),
    listDayTotals(queries, { userId, from: today - heatDays + 1, to: today }),
    listMistakes(queries, { userId, sinceDay: today - mistakeDays, limit: shownMistakes * 4 }),
    listLeeches(queries, { userId, limit: shownTroubles }),
    isKeptDay(queries, { userId, day: today }),
  ])
  const done = availability.today
  return {
    now: at.toISOString(),
    today,
    revision: profile.revision,
    availability: availability.wire,
    level: toLevelOverview(standing, { level: profile.level, currentLevel: profile.level, at }),
    goal: {
      reviewsDone: done?.reviews ?? 0,
      reviewsCorrect: done?.correct ?? 0,
      lessonsDone: done?.lessons ?? 0,
      newCardsDone: done?.newCards ?? 0,
      minutes: (done?.ms ?? 0) / 60_000,
      isReached,
    },
    streak: {
      isShown: preferences.isStreakShown,
      current: streak.current,
      longest: streak.longest,
      freezes: streak.freezes,
      frozen: streak.frozen,
    },
    nextHours: forecast.hours.map(({ startsAtMs, component, kanji, word }) => ({
      startsAt: new Date(startsAtMs).toISOString(),
      count: component + kanji + word,
    })),
    nextDays: forecast.days.map(({ day, startsAtMs, component, kanji, word }) => ({
      day,
      startsAt: new Date(startsAtMs).toISOString(),
      count: component + kanji + word,
    })),
    ...countBuckets(standing),
    mistakes: latestOfEach(mistakes).flatMap(({ subjectId, facet, at: missedAt, answer }) => {
      const subject = standing.curriculum.byId.get(subjectId)
      if (subject === undefined) return []
      return [{ tile: toTile(standing, subject), facet, at: missedAt.toISOString(), answer }]
    }),
    troubles: listTroubles(leeches, asked),
    heat: totals.map(({ learnerDay, reviews }) => ({ day: learnerDay, reviews })),
    jlpt: countJlpt(standing),
    activeSession: session === undefined ? null : toWireSession(session),
  }
}

/** What keeps failing is often taken for something else that was begun. */
function listTroubles(
  leeches: Awaited<ReturnType<typeof listLeeches>>,
  { dictionary, standing }: Pick<Asked, 'dictionary' | 'standing'>,
): Dashboard['troubles'] {
  const ids = leeches.map(({ subjectId }) => subjectId)
  const studied = findSubjectStudyData(dictionary, ids)
  const dataById = new Map(studied.map((data) => [data.subject.subjectId, data]))
  return leeches.flatMap(({ subjectId, facet, card }) => {
    const subject = standing.curriculum.byId.get(subjectId)
    const data = dataById.get(subjectId)
    if (subject === undefined || data === undefined) return []
    const alike = listAlike(dictionary, data).filter((each) =>
      standing.standings.has(each.subjectId),
    )
    return [
      {
        tile: toTile(standing, subject),
        facet,
        lapses: card.lapses,
        alike: alike.map((each) => toTile(standing, each)),
      },
    ]
  })
}

function countBuckets(standing: LearnerStanding): Pick<Dashboard, 'buckets' | 'bucketsByKind'> {
  const none = { low: 0, medium: 0, high: 0, passed: 0 }
  const buckets = { ...none }
  const bucketsByKind = { component: { ...none }, kanji: { ...none }, word: { ...none } }
  for (const subjectId of standing.standings.keys()) {
    const subject = standing.curriculum.byId.get(subjectId)
    const bucket = subject && findBucket(standing, subject)
    if (subject === undefined || bucket === undefined) continue
    buckets[bucket] += 1
    bucketsByKind[subject.kind][bucket] += 1
  }
  return { buckets, bucketsByKind }
}

/** Kanji of each JLPT level, and those known well: `high` or better. */
function countJlpt(standing: LearnerStanding): Dashboard['jlpt'] {
  const isKnown = (subject: Subject) => isKnownWell(standing, subject)
  return jlptLevels.map((level) => {
    const kanji = standing.curriculum.kanjiOfJlpt(level)
    return { level, total: kanji.length, known: kanji.filter(isKnown).length }
  })
}

/** The latest mistake of each item. */
function latestOfEach<Each extends { subjectId: number }>(mistakes: readonly Each[]): Each[] {
  const seen = new Set<number>()
  const latest = mistakes.filter(({ subjectId }) => !seen.has(subjectId) && seen.add(subjectId))
  return latest.slice(0, shownMistakes)
}
