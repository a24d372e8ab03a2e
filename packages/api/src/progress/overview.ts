import type { output } from '@kotonoha/contract/kanji/progress/get-overview'
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { findBucket, isReached, isStudied } from '@kotonoha/study/levels/subject-standing'
import { findMilestone } from '@kotonoha/study/progress/milestone'
import { listRetention } from '@kotonoha/user-db/queries/progress/retention'
import { listIntroducedDays } from '@kotonoha/user-db/queries/progress/study-days'
import { listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { getStreak } from '../study/update-streak'
import { listAchievementsOf } from './achievements'
import { findGrowth } from './growth'
import { listPassedItems } from './passed-items'
import { toRecallRate } from './recall-rate'
import { kindNames } from './work-of-day'

type Overview = z.infer<typeof output>

const retentionDays = 30
/** Days whose pace says when the next milestone comes. */
const paceDays = 28
const milestones = [10, 50, 100, 250, 500, 1000, 1500, 2160]

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
}

/** What a learner knows, how it grew, and what comes next. */
export async function getOverviewOf(queries: Queries, asked: Asked): Promise<Overview> {
  const { learner, standing, at } = asked
  const { userId, preferences, profile } = learner
  const { toDay } = toCalendar(preferences)
  const today = toDay(at.getTime())
  const allTotals = listDayTotals(queries, { userId, from: 0, to: today + 1 })
  const [totals, introduced, retention, streak, achievements] = await Promise.all([
    allTotals,
    listIntroducedDays(queries, userId),
    listRetention(queries, { userId, since: today - retentionDays + 1 }),
    getStreak(queries, { userId, preferences, today }),
    listAchievementsOf(queries, { ...asked, totals: allTotals }),
  ])
  const passedDays = listPassedItems(standing).map(({ subjectId, passedAtMs }) => ({
    learnerDay: toDay(passedAtMs),
    kind: Math.floor(subjectId / 10_000_000),
    items: 1,
  }))
  const rate = toRecallRate(retention)
  const firstDay = totals[0]?.learnerDay
  const sum = (count: (day: (typeof totals)[number]) => number) =>
    totals.reduce((all, day) => all + count(day), 0)
  return {
    now: at.toISOString(),
    today,
    revision: profile.revision,
    firstDay: firstDay ?? null,
    level: profile.level,
    kinds: countKinds(standing),
    growth:
      firstDay === undefined ? [] : findGrowth({ firstDay, today, introduced, passed: passedDays }),
    jlpt: jlptLevels.map((level) => {
      const kanji = standing.curriculum.kanjiOfJlpt(level)
      const known = kanji.filter((each) => isReached(standing, each)).length
      return { level, total: kanji.length, known }
    }),
    text: findTextShare(standing),
    retention: rate && { ...rate, wished: preferences.retention, days: retentionDays },
    milestone: toMilestone(passedDays, today),
    streak: {
      isShown: preferences.isStreakShown,
      current: streak.current,
      longest: streak.longest,
    },
    sums: {
      reviews: sum(({ reviews }) => reviews),
      lessons: sum(({ lessons }) => lessons),
      days: totals.length,
      minutes: sum(({ ms }) => ms) / 60_000,
    },
    achievements: {
      earned: achievements.filter(({ earnedOn }) => earnedOn !== undefined).length,
      total: achievements.filter(({ group }) => group !== 'quiet').length,
    },
  }
}

function countKinds(standing: LearnerStanding): Overview['kinds'] {
  const none = { low: 0, medium: 0, high: 0, passed: 0, total: 0 }
  const kinds = { component: { ...none }, kanji: { ...none }, word: { ...none } }
  for (const subject of standing.curriculum.subjects) {
    if (!isStudied(standing, subject)) continue
    const counts = kinds[subject.kind]
    counts.total += 1
    const bucket = findBucket(standing, subject)
    if (bucket !== undefined) counts[bucket] += 1
  }
  return kinds
}

/** How much of ordinary text the kanji known and begun make up. */
function findTextShare(standing: LearnerStanding): Overview['text'] {
  const kanji = standing.curriculum.subjects.filter(({ useShare }) => useShare !== null)
  if (kanji.length === 0) return null
  let known = 0
  let begun = 0
  for (const subject of kanji) {
    const share = subject.useShare ?? 0
    if (findBucket(standing, subject) !== undefined) begun += share
    if (isReached(standing, subject)) known += share
  }
  return { known, begun }
}

/** The next round number of passed kanji, by the pace of the last weeks. */
function toMilestone(
  passed: readonly { learnerDay: number; kind: number }[],
  today: number,
): Overview['milestone'] {
  const kanji = passed.filter(({ kind }) => kindNames[kind - 1] === 'kanji')
  const need = milestones.find((each) => each > kanji.length)
  if (need === undefined) return null
  const lately = kanji.filter(({ learnerDay }) => learnerDay > today - paceDays)
  const left = need - kanji.length
  const found = findMilestone({ left, done: lately.length, days: paceDays })
  const band = found && {
    early: today + found.early,
    likely: today + found.likely,
    late: today + found.late,
  }
  return { have: kanji.length, need, band: band ?? null }
}
