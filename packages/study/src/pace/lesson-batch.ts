import { listCoreFacets, type SubjectId, type SubjectKind } from '../subject'

/** A subject whose lesson may be done. */
export interface Lesson {
  subjectId: SubjectId
  kind: SubjectKind
  /** Opted-in facets beside the core ones: `writing` of a kanji. */
  extraFacets: number
}

const teachingOrder: readonly SubjectKind[] = ['component', 'kanji', 'word']

/** Lessons of a batch: five unless the learner chose, three to ten. */
const smallestBatch = 3
const largestBatch = 10

/**
 * The first lessons whose cards today's limit lets in, in the order given.
 *
 * A lesson is never cut in half. While any of the limit is left one more is let in whole, else a
 * limit of one card a day would stop the curriculum at its first kanji.
 */
export function takeLessonsOfToday(lessons: readonly Lesson[], newCardsLeft: number): Lesson[] {
  let left = newCardsLeft
  return lessons.filter(({ kind, extraFacets }) => {
    if (left <= 0) return false
    left -= listCoreFacets(kind).length + extraFacets
    return true
  })
}

/**
 * Lessons with their kinds in turns, each kind in the order given: for who would rather learn words
 * beside new kanji than after all of them.
 */
export function mixKinds<Each extends { kind: SubjectKind }>(lessons: readonly Each[]): Each[] {
  const turns = new Map<SubjectKind, number>()
  return lessons
    .map((lesson) => {
      const turn = turns.get(lesson.kind) ?? 0
      turns.set(lesson.kind, turn + 1)
      return { lesson, turn }
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ lesson }) => lesson)
}

/** The next batch as it is taught: components, then kanji, then words. */
export function toLessonBatch(lessons: readonly Lesson[], batchSize: number): Lesson[] {
  const size = Math.min(Math.max(batchSize, smallestBatch), largestBatch)
  return lessons
    .slice(0, size)
    .toSorted((one, other) => teachingOrder.indexOf(one.kind) - teachingOrder.indexOf(other.kind))
}
