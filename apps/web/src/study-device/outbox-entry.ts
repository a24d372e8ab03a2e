import type { input as lessonsInput } from '@kotonoha/contract/kanji/study/complete-lessons'
import type { input as overrideInput } from '@kotonoha/contract/kanji/study/override'
import type { input as noteInput } from '@kotonoha/contract/kanji/study/set-note'
import type { input as reviewsInput } from '@kotonoha/contract/kanji/study/submit-reviews'
import type * as z from 'zod'
import type { OutboxEntry as Entry } from '../outbox/entry'

type Reviews = z.input<typeof reviewsInput>
type Lessons = z.input<typeof lessonsInput>

/** An answer, with the session that it was given in. */
export type ReviewSubmission = Reviews['reviews'][number] & Pick<Reviews, 'sessionId'>

/** An item whose quiz is done, with the session that it was done in. */
export type LessonSubmission = Lessons['items'][number] & Pick<Lessons, 'sessionId'>

export type NoteChange = z.input<typeof noteInput>

export type GradeOverride = z.input<typeof overrideInput>

/** What a learner did, as the server is told it. Every kind is safe to send again. */
export type StudyOperation =
  | { kind: 'review'; review: ReviewSubmission }
  | { kind: 'lesson'; lesson: LessonSubmission }
  | { kind: 'undo'; reviewId: string }
  | { kind: 'override'; override: GradeOverride }
  | { kind: 'note'; note: NoteChange }

const kinds = {
  review: true,
  lesson: true,
  undo: true,
  override: true,
  note: true,
} satisfies Record<StudyOperation['kind'], true>

/** What another release wrote is of a kind that this one does not know. */
export function isStudyOperation(value: unknown): value is StudyOperation {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return typeof value.kind === 'string' && Object.hasOwn(kinds, value.kind)
}

/** An operation on this device that the server has not acknowledged. */
export type OutboxEntry = Entry<StudyOperation>

/**
 * An id that is the operation's own, where it has one. A grade may be changed to and fro, so that the
 * same change may come again after another: each is an entry, and the last one holds.
 */
export function toEntryId(operation: StudyOperation, makeId: () => string): string {
  switch (operation.kind) {
    case 'review':
      return operation.review.reviewId
    case 'lesson':
      return operation.lesson.lessonId
    case 'undo':
      return `undo/${operation.reviewId}`
    case 'override':
      return `override/${makeId()}`
    case 'note':
      return operation.note.mutationId
  }
}
