import { fromWireCard, type ToldCard, toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { createLearnerCalendar, type LearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel } from '@kotonoha/srs/memory-model'
import { toCardKey } from '@kotonoha/srs/schedule'
import { countOperations, type DayWork } from '@kotonoha/study/fold/count-operations'
import { type CountedOperation, foldOperations } from '@kotonoha/study/fold/fold-operations'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { getSubjectKind } from '@kotonoha/study/subject'
import type { OutboxEntry, StudyOperation } from './outbox-entry'
import type { StudyCard } from './send-entries'
import type { StudySnapshot } from './study-database'

/** A card as it is after everything that was answered on this device. */
export interface FoldedCard extends ToldCard {
  wire: StudyCard
}

export interface FoldedSnapshot {
  cards: FoldedCard[]
  /** Lessons that were not done here meanwhile. */
  lessons: number[]
  calendar: LearnerCalendar
  model: MemoryModel
  /** What is done of a learner day, here and elsewhere. */
  countDay: (day: number) => DayWork
}

/** The snapshot with what was done on this device and the server has not counted yet. */
export function foldSnapshot(
  snapshot: StudySnapshot,
  entries: readonly OutboxEntry[],
  userId: string,
): FoldedSnapshot {
  const { preferences, parameters } = snapshot.profile
  const calendar = createLearnerCalendar(preferences)
  // A device may still keep a snapshot from before learners had parameters of their own.
  const model = createMemoryModel({ ...preferences, ...(parameters != null && { parameters }) })
  const { dueMode, isWritingOn } = preferences
  const known = snapshot.cards.map(fromWireCard)
  const told = new Map(known.map((card) => [toQuestionKey(card), card]))
  const operations = entries.flatMap(({ operation }) => toCounted(operation, calendar))
  const getKind = getSubjectKind
  const folded = foldOperations(known, operations, {
    toScheduling: (question) => ({
      model,
      calendar,
      dueMode,
      cardKey: toCardKey(userId, question),
    }),
    getKind,
    isWritingOn,
  })
  const cards = folded.map((each): FoldedCard => {
    const { isSuspended = false, revision = snapshot.revision } =
      told.get(toQuestionKey(each)) ?? {}
    const card = { ...each, isSuspended, revision }
    return { ...card, wire: toWireCard(card) }
  })
  const done = new Set(
    entries.flatMap(({ operation }) =>
      operation.kind === 'lesson' ? [operation.lesson.subjectId] : [],
    ),
  )
  const lessons = snapshot.lessons.filter((subjectId) => !done.has(subjectId))
  const countDay = (day: number) => {
    const own = countOperations(operations, { cards: known, day, getKind, isWritingOn })
    // A device may still keep a snapshot from before it was told of the day.
    const { today } = snapshot as Partial<StudySnapshot>
    if (today?.day !== day) return own
    return { reviews: today.reviews + own.reviews, newCards: today.newCards + own.newCards }
  }
  return { cards, lessons, calendar, model, countDay }
}

/** An operation as the rules of counting ask for it; none where it is no answer. */
function toCounted(operation: StudyOperation, calendar: LearnerCalendar): CountedOperation[] {
  const toTime = (at: string, learnerDay: number | undefined) => {
    const reviewedAtMs = Date.parse(at)
    return { reviewedAtMs, learnerDay: learnerDay ?? calendar.toDay(reviewedAtMs) }
  }
  switch (operation.kind) {
    case 'review': {
      const { reviewedAt, learnerDay, ...review } = operation.review
      return [{ kind: 'answer', answer: { ...review, ...toTime(reviewedAt, learnerDay) } }]
    }
    case 'lesson': {
      const { completedAt, learnerDay, ...lesson } = operation.lesson
      return [{ kind: 'lesson', lesson: { ...lesson, ...toTime(completedAt, learnerDay) } }]
    }
    case 'undo':
      return [operation]
    case 'override':
      return [{ kind: 'override', ...operation.override }]
    case 'note':
      return []
  }
}
