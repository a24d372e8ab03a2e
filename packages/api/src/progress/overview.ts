import type { output } from '@kotonoha/contract/kanji/progress/get-overview'
import { findMilestone } from '@kotonoha/study/progress/milestone'
import { listRetention } from '@kotonoha/user-db/queries/progress/retention'
import { together } from '@kotonoha/user-db/together'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { getStreak } from '../study/update-streak'
import { listAchievementsOf } from './achievements'
import { readAnswerFacts } from './answer-facts'
import { findGrowth } from './growth'
import { findKnownCourse } from './known-course'
import { listPassedDays } from './passed-days'
import { toRecallRate } from './recall-rate'
import { sumDays } from './sum-days'

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
  const passed = listPassedDays(standing, toDay)
  const facts = readAnswerFacts(queries, { userId, standing, today })
  const [totals, introduced, retention, streak, achievements] = await together([
    facts.totals,
    facts.introduced,
    listRetention(queries, { userId, since: today - retentionDays + 1 }),
    getStreak(queries, { userId, preferences, today }),
    listAchievementsOf(queries, asked),
  ])
  const rate = toRecallRate(retention)
  const firstDay = totals[0]?.learnerDay
  return {
    now: at.toISOString(),
    today,
    revision: profile.revision,
    firstDay: firstDay ?? null,
    level: profile.level,
    ...findKnownCourse(standing),
    growth: firstDay === undefined ? [] : findGrowth({ firstDay, today, introduced, passed }),
    retention: rate && { ...rate, wished: preferences.retention, days: retentionDays },
    milestone: toMilestone(passed.kanji, today),
    streak: {
      isShown: preferences.isStreakShown,
      current: streak.current,
      longest: streak.longest,
    },
    sums: sumDays(totals),
    achievements: {
      earned: achievements.filter(({ earnedOn }) => earnedOn !== undefined).length,
      // As many as their page shows: the quiet ones are there once they are earned.
      total: achievements.filter(
        ({ group, earnedOn }) => group !== 'quiet' || earnedOn !== undefined,
      ).length,
    },
  }
}

/** The next round number of passed kanji, by the pace of the last weeks. */
function toMilestone(passedKanji: readonly number[], today: number): Overview['milestone'] {
  const have = passedKanji.length
  const need = milestones.find((each) => each > have)
  if (need === undefined) return null
  const lately = passedKanji.filter((day) => day > today - paceDays)
  const found = findMilestone({ left: need - have, done: lately.length, days: paceDays })
  const band = found && {
    early: today + found.early,
    likely: today + found.likely,
    late: today + found.late,
  }
  return { have, need, band: band ?? null }
}
