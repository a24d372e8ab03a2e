import { newId } from '../api/new-id'
import type { OutboxEntry } from '../outbox/entry'
import { openChannel } from '../outbox/open-channel'
import type { FlushOutcome } from '../outbox/send-waiting'
import {
  type GradeOverride,
  isStudyOperation,
  type LessonSubmission,
  type NoteChange,
  type ReviewSubmission,
  type StudyOperation,
  toEntryId,
} from './outbox-entry'
import { type Acknowledgement, sendBatch, takeBatch } from './send-entries'

/**
 * The learner goes on from a question every few seconds: each answer is sent then, and those of
 * somebody faster go together, so that the other devices are not told more often than this.
 */
const sendEveryMs = 2000

const listeners = new Set<(acknowledgement: Acknowledgement) => void>()

export const studyOutbox = openChannel<StudyOperation>({
  name: 'study',
  isOperation: isStudyOperation,
  takeBatch,
  send: async (batch) => {
    const acknowledgement = await sendBatch(batch)
    for (const listener of listeners) listener(acknowledgement)
    return acknowledgement.results.map(({ entryId, status, reason }) => ({
      entryId,
      refusal: status === 'rejected' ? (reason ?? status) : undefined,
    }))
  },
  describe: (refusal) => (refusal instanceof Error ? refusal.message : String(refusal)),
  keepsRefused: true,
  sendEveryMs,
})

/** Resolves when the answer is on the device; the server hears of it a little later. */
export function recordAnswer(review: ReviewSubmission): Promise<void> {
  return record([{ kind: 'review', review }])
}

/** Items whose quiz is done. */
export function recordLessons(lessons: readonly LessonSubmission[]): Promise<void> {
  return record(lessons.map((lesson) => ({ kind: 'lesson', lesson })))
}

/** Takes an answer back, whether or not it has been sent. */
export function recordUndo(reviewId: string): Promise<void> {
  return record([{ kind: 'undo', reviewId }])
}

/** Gives an answer another grade. */
export function recordOverride(override: GradeOverride): Promise<void> {
  return record([{ kind: 'override', override }])
}

export function recordNote(note: NoteChange): Promise<void> {
  return record([{ kind: 'note', note }])
}

/** Hears, in the tab that sends, of everything that the server acknowledges. */
export function onAcknowledged(listener: (acknowledgement: Acknowledgement) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the server has not acknowledged, in the order in which it was done. */
export function listPending(): Promise<OutboxEntry<StudyOperation>[]> {
  return studyOutbox.listPending()
}

/** Sends what waits now. */
export function flush(): Promise<FlushOutcome> {
  return studyOutbox.flush()
}

function record(operations: readonly StudyOperation[]): Promise<void> {
  return studyOutbox.record(
    operations.map((operation) => ({ entryId: toEntryId(operation, newId), operation })),
  )
}
