import { maxReviewsPerCall } from '@kotonoha/contract/kanji/study-limits'
import type { ApiOutputs } from '../api/api'
import { api } from '../api/api'
import { sendOnce } from '../api/send-once'
import type { LessonSubmission, OutboxEntry, ReviewSubmission } from './outbox-entry'

const { study } = api.kanji

export type StudyCard = ApiOutputs['kanji']['study']['submitReviews']['cards'][number]

/** What became of an operation. `done`: an operation of a kind that is simply made. */
export interface EntryResult {
  entryId: string
  status: 'applied' | 'duplicate' | 'superseded' | 'rejected' | 'done'
  /** Set for `rejected`. */
  reason: string | null
}

export interface Acknowledgement {
  results: EntryResult[]
  /** The cards concerned, as the server has them now. */
  cards: StudyCard[]
  revision: number
}

/** The entries at the front that one call can carry: of one kind and, for answers, one session. */
export function takeBatch(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const [first] = entries
  if (first === undefined) return []
  const end = entries.findIndex((entry) => !canJoin(first, entry))
  return entries.slice(0, Math.min(end < 0 ? entries.length : end, maxReviewsPerCall))
}

function canJoin({ operation: first }: OutboxEntry, { operation }: OutboxEntry): boolean {
  if (first.kind === 'review' && operation.kind === 'review') {
    return first.review.sessionId === operation.review.sessionId
  }
  if (first.kind === 'lesson' && operation.kind === 'lesson') {
    return first.lesson.sessionId === operation.lesson.sessionId
  }
  return first === operation
}

/** Tells the server a batch of `takeBatch`. */
export async function sendBatch(batch: readonly OutboxEntry[]): Promise<Acknowledgement> {
  const [first] = batch
  if (first === undefined) throw new RangeError('there is nothing to send')
  const { entryId, operation } = first
  switch (operation.kind) {
    case 'review': {
      const reviews = batch.flatMap((entry) =>
        entry.operation.kind === 'review' ? [withoutSession(entry.operation.review)] : [],
      )
      const input = { ...toSession(operation.review), reviews }
      const answer = await sendOnce(study.submitReviews.mutationOptions(), input)
      const results = answer.results.map(({ reviewId, ...rest }) => ({
        entryId: reviewId,
        ...rest,
      }))
      return { ...answer, results }
    }
    case 'lesson': {
      const items = batch.flatMap((entry) =>
        entry.operation.kind === 'lesson' ? [withoutSession(entry.operation.lesson)] : [],
      )
      const input = { ...toSession(operation.lesson), items }
      const answer = await sendOnce(study.completeLessons.mutationOptions(), input)
      const results = answer.results.map(({ lessonId, ...rest }) => ({
        entryId: lessonId,
        ...rest,
      }))
      return { ...answer, results }
    }
    case 'undo': {
      const { reviewId } = operation
      const { card, revision } = await sendOnce(study.undo.mutationOptions(), { reviewId })
      return { results: [toDone(entryId)], cards: [card], revision }
    }
    case 'override': {
      const { override } = operation
      const { card, revision } = await sendOnce(study.override.mutationOptions(), override)
      return { results: [toDone(entryId)], cards: [card], revision }
    }
    case 'note': {
      const { revision } = await sendOnce(study.setNote.mutationOptions(), operation.note)
      return { results: [toDone(entryId)], cards: [], revision }
    }
  }
}

function toDone(entryId: string): EntryResult {
  return { entryId, status: 'done', reason: null }
}

function withoutSession<Submission extends ReviewSubmission | LessonSubmission>(
  submission: Submission,
): Omit<Submission, 'sessionId'> {
  const { sessionId: _sessionId, ...rest } = submission
  return rest
}

function toSession({ sessionId }: { sessionId?: string | undefined }): { sessionId?: string } {
  return sessionId === undefined ? {} : { sessionId }
}
