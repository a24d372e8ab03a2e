import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import {
  type Lesson,
  mixKinds,
  takeLessonsOfToday,
  toLessonBatch,
} from '@kotonoha/study/pace/lesson-batch'
import type { LearnerStanding } from './learner-standing'
import type { StudyPreferences } from './study-preferences'
import { isIntroduced, isUnlocked } from './subject-state'

/**
 * The items whose lessons may be done now: wishes of the learner first, then by level in the order
 * of teaching, from the learner's own level on, and backlog of lower levels after.
 */
export function listLessons(
  standing: LearnerStanding,
  { level, only }: { level: number; only?: number | undefined },
): Subject[] {
  const { curriculum, wanted, openLevels } = standing
  const wishes = [...wanted].flatMap((id) => curriculum.byId.get(id) ?? [])
  const levels = [...openLevels.keys()].toSorted((a, b) => a - b)
  const inOrder = [
    ...levels.filter((each) => each === level),
    ...levels.filter((each) => each !== level),
  ]
  const core = (only === undefined ? inOrder : [only]).flatMap((each) =>
    curriculum.coreOfLevel(each),
  )
  const candidates = only === undefined ? [...wishes, ...core] : core
  // Of a learner's thousands most are learnt: what is left is little to look at closer.
  const toLearn = new Set(candidates.filter((each) => !isIntroduced(standing, each)))
  return [...toLearn].filter((each) => isUnlocked(standing, each))
}

interface TodaysPace {
  preferences: StudyPreferences
  /** New cards that today's limit lets in. */
  newCardsLeft: number
}

/** The first lessons that today's limit lets in. */
export function takeToday(
  lessons: readonly Subject[],
  { preferences, newCardsLeft }: TodaysPace,
): Lesson[] {
  const extra = preferences.isWritingOn ? 1 : 0
  const inOrder = preferences.lessonOrder === 'mixed' ? mixKinds(lessons) : lessons
  return takeLessonsOfToday(
    inOrder.map(({ subjectId, kind }) => ({
      subjectId,
      kind,
      extraFacets: kind === 'kanji' ? extra : 0,
    })),
    newCardsLeft,
  )
}

/** The items of the next batch, as they are taught. */
export function toBatch(
  lessons: readonly Subject[],
  { size, ...pace }: TodaysPace & { size?: number | undefined },
): number[] {
  const batch = toLessonBatch(takeToday(lessons, pace), size ?? pace.preferences.batchSize)
  return batch.map(({ subjectId }) => subjectId)
}
