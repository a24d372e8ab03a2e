import { listLessonFacets, type SubjectId, type SubjectKind } from '../subject'

/** A subject whose lesson may be done. */
export interface Lesson {
  subjectId: SubjectId
  kind: SubjectKind
}

/** What decides how many lessons there are. */
export interface LessonLimits {
  /** New cards that today's limit lets in. */
  newCardsLeft: number
  isWritingOn: boolean
}

/** Lessons of a batch: five unless the learner chose, three to ten. */
const smallestBatch = 3
const largestBatch = 10

/** Cards that lessons make. */
export function countLessonCards(
  lessons: readonly Pick<Lesson, 'kind'>[],
  wish: Pick<LessonLimits, 'isWritingOn'>,
): number {
  return lessons.reduce((sum, { kind }) => sum + listLessonFacets(kind, wish).length, 0)
}

/**
 * The first lessons whose cards today's limit lets in, in the order given.
 *
 * A lesson is never cut in half. While any of the limit is left one more is let in whole, else a
 * limit of one card a day would stop the curriculum at its first kanji.
 */
export function takeLessonsOfToday<Each extends Lesson>(
  lessons: readonly Each[],
  { newCardsLeft, isWritingOn }: LessonLimits,
): Each[] {
  let left = newCardsLeft
  return lessons.filter((each) => {
    if (left <= 0) return false
    left -= countLessonCards([each], { isWritingOn })
    return true
  })
}

/** The next batch of those that today's limit lets in, in the order given. */
export function chooseBatch<Each extends Lesson>(
  lessons: readonly Each[],
  { batchSize, ...limits }: LessonLimits & { batchSize: number },
): Each[] {
  const size = Math.min(Math.max(batchSize, smallestBatch), largestBatch)
  return takeLessonsOfToday(lessons, limits).slice(0, size)
}
