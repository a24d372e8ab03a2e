import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { type PlannedSubject, planLessons } from '@kotonoha/study/levels/lesson-plan'
import { chooseBatch } from '@kotonoha/study/pace/lesson-batch'
import type { LearnerStanding } from './learner-standing'
import type { StudyPreferences } from './study-preferences'
import { isIntroduced, toKeys } from './subject-state'

export interface LessonWish {
  /** The learner's own: levels below it that are not passed were left behind, and come last. */
  level: number
  /** Lessons of this level alone. */
  only?: number | undefined
  order: StudyPreferences['lessonOrder']
  /** The last level whose lessons the learner's plan includes. */
  lastLevel: number
}

/** The core of a level whose lesson is not done, in the order of teaching. */
export function listWaiting({ curriculum, standings }: LearnerStanding, level: number): Subject[] {
  return curriculum.coreOfLevel(level).filter((each) => !isIntroduced({ standings }, each))
}

/** An item as the rules of the order of lessons ask for it. */
export function toPlanned(
  { curriculum }: LearnerStanding,
  { subjectId, kind, level }: Subject,
): PlannedSubject {
  return { subjectId, kind, level, needs: curriculum.needsOf(subjectId) }
}

/**
 * The items whose lessons may be done now, in their order: wishes of the learner first. What a
 * lesson before it unlocks is there as well.
 */
export function listLessons(
  standing: LearnerStanding,
  { level, only, order, lastLevel }: LessonWish,
): Subject[] {
  const { curriculum, wanted, openLevels } = standing
  const levels = [...openLevels.keys()].filter(
    (each) => each <= lastLevel && (only === undefined || each === only),
  )
  const planned = planLessons({
    waiting: levels
      .toSorted((a, b) => a - b)
      .flatMap((each) => listWaiting(standing, each))
      .map((each) => toPlanned(standing, each)),
    keys: toKeys(standing),
    isBacklog: (each) => each < level && openLevels.get(each)?.passedAt === undefined,
    order,
  })
  const wishes = only === undefined ? [...wanted] : []
  const ids = new Set([...wishes, ...planned.map(({ subjectId }) => subjectId)])
  return [...ids]
    .flatMap((id) => curriculum.byId.get(id) ?? [])
    .filter((each) => each.level <= lastLevel && !isIntroduced(standing, each))
}

interface TodaysPace {
  preferences: Pick<StudyPreferences, 'isWritingOn' | 'batchSize'>
  /** New cards that today's limit lets in. */
  newCardsLeft: number
}

/** The items of the next batch, as they are taught. */
export function toBatch(
  lessons: readonly Subject[],
  { preferences, newCardsLeft, size }: TodaysPace & { size?: number | undefined },
): number[] {
  const { isWritingOn, batchSize } = preferences
  const batch = chooseBatch(lessons, { newCardsLeft, isWritingOn, batchSize: size ?? batchSize })
  return batch.map(({ subjectId }) => subjectId)
}
