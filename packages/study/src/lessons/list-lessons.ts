import type { CourseStanding, StudySubject } from '../levels/course-standing'
import {
  isBacklogLevel,
  type LessonOrder,
  type PlannedSubject,
  planLessons,
} from '../levels/lesson-plan'
import { isIntroduced, toKeys } from '../levels/subject-standing'
import { chooseBatch, type Lesson } from '../pace/lesson-batch'
import type { SubjectId } from '../subject'

export interface LessonWish {
  /** The learner's own: levels below it that are not passed were left behind, and come last. */
  level: number
  /** Lessons of this level alone. */
  only?: number | undefined
  order: LessonOrder
  /** The last level whose lessons the learner's plan includes. */
  lastLevel: number
}

/** The core of a level whose lesson is not done, in the order of teaching. */
export function listWaiting<Each extends StudySubject>(
  { curriculum, standings }: Pick<CourseStanding<Each>, 'curriculum' | 'standings'>,
  level: number,
): Each[] {
  return curriculum.coreOfLevel(level).filter((each) => !isIntroduced({ standings }, each))
}

/** An item as the rules of the order of lessons ask for it. */
export function toPlanned(
  { curriculum }: Pick<CourseStanding, 'curriculum'>,
  { subjectId, kind, level }: StudySubject,
): PlannedSubject {
  return { subjectId, kind, level, needs: curriculum.needsOf(subjectId) }
}

/**
 * The items whose lessons may be done now, in their order: wishes of the learner first. What a
 * lesson before it unlocks is there as well.
 */
export function listLessons<Each extends StudySubject>(
  standing: CourseStanding<Each>,
  { level, only, order, lastLevel }: LessonWish,
): Each[] {
  const { curriculum, wanted, openLevels } = standing
  const levels = [...openLevels.keys()].filter(
    (each) => each <= lastLevel && (only === undefined || each === only),
  )
  const isPassed = (each: number) => openLevels.get(each)?.passedAt !== undefined
  const planned = planLessons({
    waiting: levels
      .toSorted((a, b) => a - b)
      .flatMap((each) => listWaiting(standing, each))
      .map((each) => toPlanned(standing, each)),
    keys: toKeys(standing),
    isBacklog: (each) => isBacklogLevel(each, { ownLevel: level, isPassed }),
    order,
  })
  const wishes = only === undefined ? [...wanted] : []
  const ids = new Set([...wishes, ...planned.map(({ subjectId }) => subjectId)])
  return [...ids]
    .flatMap((id) => curriculum.byId.get(id) ?? [])
    .filter((each) => each.level <= lastLevel && !isIntroduced(standing, each))
}

interface TodaysPace {
  preferences: { isWritingOn: boolean; batchSize: number }
  /** New cards that today's limit lets in. */
  newCardsLeft: number
}

/** The items of the next batch, as they are taught; of `size`, where that was asked for. */
export function toBatch(
  lessons: readonly Lesson[],
  { preferences, newCardsLeft, size }: TodaysPace & { size?: number | undefined },
): SubjectId[] {
  const { isWritingOn, batchSize } = preferences
  const batch = chooseBatch(lessons, { newCardsLeft, isWritingOn, batchSize: size ?? batchSize })
  return batch.map(({ subjectId }) => subjectId)
}
