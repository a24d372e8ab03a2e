import type { output } from '@kotonoha/contract/kanji/progress/get-stats'
import { measureSecondsPerAnswer } from '@kotonoha/study/pace/seconds-per-answer'
import {
  listCalibration,
  listRetentionSinceEach,
  type RetentionRow,
} from '@kotonoha/user-db/queries/progress/retention'
import { findFirstDay, listHourRates } from '@kotonoha/user-db/queries/progress/study-days'
import { listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import { listMistakes } from '@kotonoha/user-db/queries/study/dues'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { listLeeches } from '../study/list-leeches'
import { toCalendar, toModel } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { toTile } from '../study/to-tile'
import { findSpread } from './card-bars'
import { findConfused } from './confused'
import { toLearnerMinutes } from './learner-hours'
import { findNextLevel } from './next-level'
import { findCalibrationError, toRecallRate } from './recall-rate'

type Stats = z.infer<typeof output>

const stretches = [1, 7, 30, 365, null] as const
const calibrationDays = 365
const hourDays = 90
/** An hour with fewer answers says nothing of the hour. */
const fewestOfHour = 30
const mistakeDays = 30
const mostMistakes = 400
const shownLeeches = 20
const paceDays = 30

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
}

/** How well a learner remembers, and where not. */
export async function getStatsOf(
  queries: Queries,
  { learner, standing, at }: Asked,
): Promise<Stats> {
  const { userId, preferences, profile } = learner
  const calendar = toCalendar(preferences)
  const today = calendar.toDay(at.getTime())
  const since = (days: number | null) => (days === null ? 0 : today - days + 1)
  const [retention, calibration, spread, hours, leeches, mistakes, totals, firstDay] =
    await Promise.all([
      listRetentionSinceEach(queries, { userId, since: stretches.map(since) }),
      listCalibration(queries, { userId, since: since(calibrationDays) }),
      findSpread(queries, { userId, standing, today, model: toModel(learner) }),
      listHourRates(queries, { userId, from: since(hourDays), to: today }),
      listLeeches(queries, { userId, limit: shownLeeches }),
      listMistakes(queries, { userId, sinceDay: since(mistakeDays), limit: mostMistakes }),
      listDayTotals(queries, { userId, from: since(paceDays), to: today }),
      findFirstDay(queries, userId),
    ])
  const levels = listLevels(standing, calendar.toDay)
  return {
    today,
    revision: profile.revision,
    firstDay: firstDay ?? null,
    wished: preferences.retention,
    retention: stretches.map((days, place) => toStretch(days, retention[place] ?? [])),
    calibrationError: findCalibrationError(calibration),
    calibration: calibration.flatMap((bin) => toRecallRate([bin]) ?? []),
    ...spread,
    levels,
    middleLevelDays: findMiddle(levels.map(({ days }) => days)),
    nextLevel: findNextLevel(standing, { levels, today, toDay: calendar.toDay }),
    secondsPerAnswer: measureSecondsPerAnswer(totals),
    leeches: leeches.flatMap(({ subjectId, facet, card }) => {
      const subject = standing.curriculum.byId.get(subjectId)
      if (subject === undefined) return []
      const stability = card.memory?.stability ?? null
      return [{ tile: toTile(standing, subject), facet, lapses: card.lapses, stability }]
    }),
    confused: findConfused(standing, mistakes),
    hours: hours
      .flatMap((row) => {
        const rate = toRecallRate([{ asked: row.firstTries, recalled: row.recalled, predicted: 0 }])
        if (rate === null || rate.asked < fewestOfHour) return []
        const startsAt = toLearnerMinutes(row.utcHour, today, { calendar, preferences })
        return [{ startsAt, rate }]
      })
      .toSorted((one, other) => other.rate.share - one.rate.share),
  }
}

function toStretch(days: number | null, rows: readonly RetentionRow[]): Stats['retention'][number] {
  const only = (has: (row: RetentionRow) => boolean) => toRecallRate(rows.filter(has))
  return {
    days,
    all: toRecallRate(rows),
    young: only(({ age }) => age === 'young'),
    mature: only(({ age }) => age === 'mature'),
    facets: (['meaning', 'reading', 'writing'] as const).flatMap((facet) => {
      const rate = only((row) => row.facet === facet)
      return rate === null ? [] : [{ facet, rate }]
    }),
  }
}

function listLevels(
  { openLevels }: LearnerStanding,
  toDay: (ms: number) => number,
): Stats['levels'] {
  return [...openLevels.values()].flatMap(({ level, openedAt, passedAt, source }) => {
    if (passedAt === undefined || source === 'assumed') return []
    const days = (passedAt.getTime() - openedAt.getTime()) / 86_400_000
    return [{ level, days, passedOn: toDay(passedAt.getTime()) }]
  })
}

function findMiddle(values: readonly number[]): number | null {
  const inOrder = values.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? null
}
