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

/**
 * The next batch of those that today's limit lets in, in the order given. A part is the first beat of
 * its kanji's lesson, so no batch ends between the two: the kanji comes with it, or both come next.
 */
export function chooseBatch<Each extends Lesson>(
  lessons: readonly Each[],
  { batchSize, ...limits }: LessonLimits & { batchSize: number },
): Each[] {
  const size = Math.min(Math.max(batchSize, smallestBatch), largestBatch)
  const today = takeLessonsOfToday(lessons, limits)
  const isPart = (index: number) => today[index]?.kind === 'component'
  if (!isPart(size - 1)) return today.slice(0, size)
  const next = today.findIndex((_, index) => index >= size && !isPart(index))
  if (next >= 0 && next < largestBatch) return today.slice(0, next + 1)
  const last = today.findLastIndex((_, index) => index < size && !isPart(index))
  // Of parts alone there is nothing to wait for.
  return today.slice(0, last < 0 || next < 0 ? size : last + 1)
}
