import { countReviewsLeft } from '@kotonoha/study/pace/daily-limits'
import { isDue, isStillAsked } from '@kotonoha/study/session/choose-due'
import { countQuestionsLeft } from '@kotonoha/study/session/question-queue'
import { parseSessionDocument } from '@kotonoha/study/session/session-document'
import { foldSnapshot } from './fold-snapshot'
import { findKeptPlace } from './kept-session'
import type { OutboxEntry } from './outbox-entry'
import { serverNow } from './server-clock'
import type { StudySnapshot } from './study-database'
import { findSnapshot } from './study-snapshot'

/** What the answers that wait on this device make of what the server said is left. */
export interface WaitingWork {
  /** Cards that are due beyond what the server said; fewer are negative. */
  moreDue: number
  /** How many of so many due cards today's cap lets in. */
  toReviewsLeft: (due: number) => number
  /** Items whose lessons were done here. */
  lessons: number
  /** Of the sessions that they were given in: questions left, none where the session is over. */
  sessions: ReadonlyMap<string, number>
}

interface Question {
  userId: string
  /** What was not told yet. */
  entries: readonly OutboxEntry[]
  /** When the server said what is left. */
  saidAtMs: number
}

/** Undefined where this device keeps nothing to tell it by. */
export async function findWaitingWork(question: Question): Promise<WaitingWork | undefined> {
  const snapshot = await findSnapshot(question.userId)
  if (snapshot === undefined) return undefined
  const nowMs = serverNow().getTime()
  const { entries, userId } = question
  const kept = findKeptPlace(userId, nowMs)
  const study = kept && parseSessionDocument(kept.document)
  const sessions = new Map(listSessionIds(entries).map((sessionId) => [sessionId, 0]))
  if (kept !== undefined && study !== undefined && sessions.has(kept.sessionId)) {
    const lessonsLeft = study.lessons.length - study.shownLessons
    sessions.set(kept.sessionId, lessonsLeft + countQuestionsLeft(study.queue))
  }
  return { ...countWaitingWork(snapshot, { ...question, nowMs }), sessions }
}

/** The same, but for the session that is kept apart. */
export function countWaitingWork(
  snapshot: StudySnapshot,
  { userId, entries, saidAtMs, nowMs }: Question & { nowMs: number },
): Omit<WaitingWork, 'sessions'> {
  const { preferences } = snapshot.profile
  const countDue = (of: readonly OutboxEntry[], atMs: number) =>
    foldSnapshot(snapshot, of, userId).cards.filter(
      (each) => isDue(each.card, atMs) && isStillAsked(each, preferences),
    ).length
  const { calendar, countDay } = foldSnapshot(snapshot, entries, userId)
  const done = countDay(calendar.toDay(nowMs))
  const { isOnVacation } = preferences
  const lessons = entries.flatMap(({ operation }) =>
    operation.kind === 'lesson' ? [operation.lesson.subjectId] : [],
  )
  return {
    moreDue: countDue(entries, nowMs) - countDue([], saidAtMs),
    toReviewsLeft: (due) =>
      countReviewsLeft(preferences, { reviewsToday: done.reviews, isOnVacation }, due),
    lessons: new Set(lessons).size,
  }
}

function listSessionIds(entries: readonly OutboxEntry[]): string[] {
  return entries.flatMap(({ operation }) => {
    if (operation.kind === 'review') return operation.review.sessionId ?? []
    if (operation.kind === 'lesson') return operation.lesson.sessionId ?? []
    return []
  })
}
