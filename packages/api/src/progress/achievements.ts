import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { listStreaks } from '@kotonoha/study/habit/streak'
import { isKnownWell } from '@kotonoha/study/levels/subject-standing'
import {
  type Achievement,
  type AchievementFacts,
  listAchievements,
} from '@kotonoha/study/progress/achievements'
import { listSeenAchievements } from '@kotonoha/user-db/queries/progress/achievements'
import { listKeptDays, wereDuesDone } from '@kotonoha/user-db/queries/study/streak-days'
import { together } from '@kotonoha/user-db/together'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { LearnerStanding } from '../study/learner-standing'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { getStreakRules } from '../study/update-streak'
import { readAnswerFacts } from './answer-facts'
import { keepByStanding } from './kept-by-standing'
import { listPassedDays } from './passed-days'
import { findCalibrationError } from './recall-rate'

/** Away for so many days, and what had piled up done within so many after. */
const awayDays = 7
const clearingDays = 14

export interface FoundAchievement extends Achievement {
  /** Earned, and not seen before. */
  isNew: boolean
}

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
}

/** All achievements of a learner; those that were seen stay as they were seen. */
export async function listAchievementsOf(
  queries: Queries,
  asked: Asked,
): Promise<FoundAchievement[]> {
  const [facts, seen] = await together([
    readFacts(queries, asked),
    listSeenAchievements(queries, asked.learner.userId),
  ])
  const { toDay } = toCalendar(asked.learner.preferences)
  const seenOn = new Map(seen.map(({ key, earnedAt }) => [key, toDay(earnedAt.getTime())]))
  return listAchievements(facts).map((each) => {
    const earnedOn = seenOn.get(each.key) ?? each.earnedOn
    return { ...each, earnedOn, isNew: earnedOn !== undefined && !seenOn.has(each.key) }
  })
}

async function readFacts(
  queries: Queries,
  { learner, standing, at }: Asked,
): Promise<AchievementFacts> {
  const { userId, preferences } = learner
  const { toDay } = toCalendar(preferences)
  const today = toDay(at.getTime())
  const answers = readAnswerFacts(queries, { userId, standing, today })
  const [totals, kept, rules, bins, cleanDrawings] = await together([
    answers.totals,
    listKeptDays(queries, userId),
    getStreakRules(queries, { userId, preferences }),
    answers.calibration,
    answers.cleanDrawings,
  ])
  const days = totals.map(({ learnerDay, reviews, lessons }) => ({
    day: learnerDay,
    reviews,
    lessons,
  }))
  const passed = listPassedDays(standing, toDay)
  const counted = countsKept.get(standing, [], () => countStanding(standing))
  return {
    days,
    passed,
    components: [
      {
        name: 'first-level',
        total: counted.firstComponents,
        passedDays: passed.firstComponents,
      },
      { name: 'all', total: counted.components, passedDays: passed.component },
    ],
    jlpt: counted.jlpt,
    levelDays: [...standing.openLevels.values()]
      .flatMap(({ source, passedAt }) =>
        source === 'assumed' || passedAt === undefined ? [] : [toDay(passedAt.getTime())],
      )
      .toSorted((one, other) => one - other),
    streaks: listStreaks(kept, rules),
    comebackDay: await findComeback(queries, { userId, days: days.map(({ day }) => day) }),
    calibration: {
      rmse: findCalibrationError(bins) ?? 1,
      answers: bins.reduce((sum, { asked }) => sum + asked, 0),
    },
    mendedLeeches: counted.mendedLeeches,
    cleanDrawings,
    today,
  }
}

const countsKept = keepByStanding<StandingCounts>()

interface StandingCounts extends Pick<AchievementFacts, 'jlpt' | 'mendedLeeches'> {
  components: number
  firstComponents: number
}

function countStanding(standing: LearnerStanding): StandingCounts {
  const { curriculum, standings } = standing
  const components = curriculum.subjects.filter(({ kind }) => kind === 'component')
  return {
    components: components.length,
    firstComponents: components.filter(({ level }) => level === 1).length,
    jlpt: jlptLevels.map((level) => {
      const kanji = curriculum.kanjiOfJlpt(level)
      const high = kanji.filter((each) => {
        const isAnswered = standings.get(each.subjectId)?.isAnsweredHere ?? false
        return isAnswered && isKnownWell(standing, each)
      })
      return { level, total: kanji.length, high: high.length, day: undefined }
    }),
    mendedLeeches: [...standings.values()].filter(({ isMendedLeech }) => isMendedLeech).length,
  }
}

/** The first day on which nothing was left due, soon after the learner had been away. */
async function findComeback(
  queries: Queries,
  { userId, days }: { userId: string; days: readonly number[] },
): Promise<number | undefined> {
  const returns = days.flatMap((day, place) => {
    const before = days[place - 1]
    return before !== undefined && day - before > awayDays ? [day] : []
  })
  for (const back of returns.slice(-3)) {
    for (const day of days.filter((each) => each >= back && each < back + clearingDays)) {
      if (await wereDuesDone(queries, { userId, day })) return day
    }
  }
  return undefined
}
