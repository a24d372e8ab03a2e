import { maxReviewsPerCall } from '@kotonoha/contract/kanji/study-limits'
import type { ApiOutputs } from '../api/api'
import { api } from '../api/api'
import { sendOnce } from '../api/send-once'
import type { LessonSubmission, OutboxEntry, ReviewSubmission } from './outbox-entry'

const { study } = api.kanji

export type StudyCard = ApiOutputs['kanji']['study']['submitReviews']['cards'][number]

/** What became of a deed. `done`: a deed of a kind that is simply made. */
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

function canJoin({ deed: first }: OutboxEntry, { deed }: OutboxEntry): boolean {
  if (first.kind === 'review' && deed.kind === 'review') {
    return first.review.sessionId === deed.review.sessionId
  }
  if (first.kind === 'lesson' && deed.kind === 'lesson') {
    return first.lesson.sessionId === deed.lesson.sessionId
  }
  return first === deed
}

/** Tells the server a batch of `takeBatch`. */
export async function sendBatch(batch: readonly OutboxEntry[]): Promise<Acknowledgement> {
  const [first] = batch
  if (first === undefined) throw new RangeError('there is nothing to send')
  const { entryId, deed } = first
  switch (deed.kind) {
    case 'review': {
      const reviews = batch.flatMap((entry) =>
        entry.deed.kind === 'review' ? [withoutSession(entry.deed.review)] : [],
      )
      const input = { ...toSession(deed.review), reviews }
      const answer = await sendOnce(study.submitReviews.mutationOptions(), input)
      const results = answer.results.map(({ reviewId, ...rest }) => ({
        entryId: reviewId,
        ...rest,
      }))
      return { ...answer, results }
    }
    case 'lesson': {
      const items = batch.flatMap((entry) =>
        entry.deed.kind === 'lesson' ? [withoutSession(entry.deed.lesson)] : [],
      )
      const input = { ...toSession(deed.lesson), items }
      const answer = await sendOnce(study.completeLessons.mutationOptions(), input)
      const results = answer.results.map(({ lessonId, ...rest }) => ({
        entryId: lessonId,
        ...rest,
      }))
      return { ...answer, results }
    }
    case 'undo': {
      const { reviewId } = deed
      const { card, revision } = await sendOnce(study.undo.mutationOptions(), { reviewId })
      return { results: [toDone(entryId)], cards: [card], revision }
    }
    case 'override': {
      const { override } = deed
      const { card, revision } = await sendOnce(study.override.mutationOptions(), override)
      return { results: [toDone(entryId)], cards: [card], revision }
    }
    case 'note': {
      const { revision } = await sendOnce(study.setNote.mutationOptions(), deed.note)
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
