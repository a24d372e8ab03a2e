import { listWaiting, toPlanned } from '@kotonoha/study/lessons/list-lessons'
import { type BrakeView, findLevelPace, type LevelPace } from '@kotonoha/study/levels/level-pace'
import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import { listLevelKanji } from '@kotonoha/study/levels/level-standing'
import { toKeys } from '@kotonoha/study/levels/subject-standing'
import { retentionDays } from '@kotonoha/study/pace/brake'
import { countRecalled } from '@kotonoha/user-db/queries/study/recalled-reviews'
import type { Queries } from '@kotonoha/user-db/user-db'
import { isWeekFull } from './count-day'
import type { LearnerStanding } from './learner-standing'
import { toCalendar } from './scheduling'
import type { StudyLearner } from './study-procedure'

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
}

/** How a learner's levels should stand, by how everything is now. */
export async function getLevelPace(queries: Queries, asked: Asked): Promise<LevelPace> {
  const { learner, standing, at } = asked
  const { preferences, profile } = learner
  const { newPerDay, isOnVacation, lessonOrder } = preferences
  const levels = new Map(
    [...standing.openLevels].map(([level, { passedAt, source }]) => {
      return [level, { isPassed: passedAt !== undefined, isByStudy: source === 'study' }]
    }),
  )
  const now = {
    levels,
    ownLevel: profile.level,
    highestLevel: Math.min(standing.curriculum.levelCount, learner.lastLevel),
    newPerDay,
    isOnVacation,
    today: toCalendar(preferences).toDay(at.getTime()),
    memory: profile.brake,
    order: lessonOrder,
    isWritingOn: preferences.isWritingOn,
    hasEarned: (level: number) => findLevelProgress(listLevelKanji(standing, level)).isPassed,
    listWaiting: (level: number) =>
      listWaiting(standing, level).map((each) => toPlanned(standing, each)),
    keys: toKeys(standing),
  }
  const pace = findLevelPace(now)
  if (pace !== 'look') return pace
  const known = findLevelPace(now, await viewBrake(queries, { learner, at }))
  if (known === 'look') throw new Error('the brake was looked at and asked for again')
  return known
}

async function viewBrake(
  queries: Queries,
  { learner, at }: Pick<Asked, 'learner' | 'at'>,
): Promise<BrakeView> {
  const { userId, preferences } = learner
  const sinceDay = toCalendar(preferences).toDay(at.getTime()) - retentionDays + 1
  const { reviews, recalled } = await countRecalled(queries, { userId, sinceDay })
  return {
    isForecastFull: await isWeekFull(queries, { learner, at }),
    retention: preferences.retention,
    weekReviews: reviews,
    weekRecalled: recalled,
  }
}
