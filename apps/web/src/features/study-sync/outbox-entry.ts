import type { input as lessonsInput } from '@kotonoha/contract/kanji/study/complete-lessons'
import type { input as overrideInput } from '@kotonoha/contract/kanji/study/override'
import type { input as noteInput } from '@kotonoha/contract/kanji/study/set-note'
import type { input as reviewsInput } from '@kotonoha/contract/kanji/study/submit-reviews'
import type * as z from 'zod'

type Reviews = z.input<typeof reviewsInput>
type Lessons = z.input<typeof lessonsInput>

/** An answer, with the session that it was given in. */
export type ReviewSubmission = Reviews['reviews'][number] & Pick<Reviews, 'sessionId'>

/** An item whose quiz is done, with the session that it was done in. */
export type LessonSubmission = Lessons['items'][number] & Pick<Lessons, 'sessionId'>

export type NoteChange = z.input<typeof noteInput>

export type GradeOverride = z.input<typeof overrideInput>

/** What a learner did, as the server is told it. Every kind is safe to send again. */
export type StudyDeed =
  | { kind: 'review'; review: ReviewSubmission }
  | { kind: 'lesson'; lesson: LessonSubmission }
  | { kind: 'undo'; reviewId: string }
  | { kind: 'override'; override: GradeOverride }
  | { kind: 'note'; note: NoteChange }

/** A deed on this device that the server has not acknowledged. */
export interface OutboxEntry {
  /** Rises with every deed on this device: the order of sending. */
  sequence: number
  /** The same deed recorded twice is one entry. */
  entryId: string
  /** Who did it; nobody else ever sends or sees it. */
  userId: string
  deed: StudyDeed
  /** Why the server refused it. It is kept, and shown, until the learner lets go of it. */
  refusal?: string
}

export type NewEntry = Omit<OutboxEntry, 'sequence'>

/**
 * An id that is the deed's own, where it has one. A grade may be changed to and fro, so that the
 * same change may come again after another: each is an entry, and the last one holds.
 */
export function toEntryId(deed: StudyDeed, makeId: () => string): string {
  switch (deed.kind) {
    case 'review':
      return deed.review.reviewId
    case 'lesson':
      return deed.lesson.lessonId
    case 'undo':
      return `undo/${deed.reviewId}`
    case 'override':
      return `override/${makeId()}`
    case 'note':
      return deed.note.mutationId
  }
}
