import type { LearnerCalendar } from '@kotonoha/srs/learner-day'
import type { Rating } from '@kotonoha/srs/rating'
import { countQuestionsLeft, wrapUp } from '@kotonoha/study/session/question-queue'
import { createStore, type StoreApi } from 'zustand'
import type { StudyItem } from '../../../../study-device/study-item'
import {
  type DrawnResult,
  giveUp,
  gradeSelf,
  type Moment,
  override,
  reveal,
  submitDrawing,
  submitTyped,
  type TypedText,
  toggleEasy,
  undo,
} from './answer-question'
import type { FinishedLesson } from './finished-lesson'
import { takeHint } from './hints'
import { listFinishedLessons, showNextLesson } from './lesson-steps'
import type { ReviewSubmission } from './review-submission'
import { askCurrent, isFinished, type Outcome, type RunningSession } from './running-session'

/** What a session needs of the world. Every `record…` resolves when it is on the device. */
export interface SessionPorts {
  nowMs: () => number
  random: () => number
  makeId: () => string
  calendar: LearnerCalendar
  recordAnswer: (review: ReviewSubmission) => Promise<void>
  recordUndo: (reviewId: string) => Promise<void>
  recordOverride: (override: { reviewId: string; rating: Rating }) => Promise<void>
  recordLessons: (lessons: readonly FinishedLesson[]) => Promise<void>
  /** Keeps the session on this device, at once. */
  keep: (session: RunningSession) => void
  /** The session is over: nothing of it is kept, and the server is told. */
  end: (session: RunningSession) => void
}

export interface SessionStore {
  session: RunningSession
  /** Why an answer could not be kept on the device; the next question waits for it. */
  failure: string | undefined
  submitTyped: (typed: TypedText) => void
  submitDrawing: (result: DrawnResult) => void
  giveUp: () => void
  reveal: () => void
  gradeSelf: (rating: Rating) => void
  hint: () => void
  override: () => void
  toggleEasy: () => void
  /** Goes on from a lesson or from an answer. */
  proceed: () => Promise<void>
  /** Back to the lesson before. */
  goBack: () => void
  undo: () => Promise<void>
  wrapUp: () => void
  /** Hands the answer on the screen to the outbox, as when the page is left. */
  recordShown: () => Promise<void>
  /** The item with what the learner wrote about it. */
  changeItem: (item: StudyItem) => void
}

export type SessionStoreApi = StoreApi<SessionStore>

/** Questions left of a session, the one on the screen counted until it is answered. */
export function countLeft({ study }: RunningSession): number {
  return study.lessons.length - study.shownLessons + countQuestionsLeft(study.queue)
}

/** The session on the screen, and all that can be done with it. */
export function createSessionStore(first: RunningSession, ports: SessionPorts): SessionStoreApi {
  return createStore<SessionStore>()((set, get) => {
    const toMoment = (): Moment => {
      const nowMs = ports.nowMs()
      return {
        nowMs,
        learnerDay: ports.calendar.toDay(nowMs),
        reviewId: ports.makeId(),
        random: ports.random,
      }
    }
    const change = (session: RunningSession) => {
      set({ session, failure: undefined })
      ports.keep(session)
    }
    const changeOutcome = (outcome: Outcome) => {
      const { session } = get()
      if (session.asked === undefined) return
      change({ ...session, asked: { ...session.asked, outcome } })
    }

    /** An answer that is being written is not written twice by a second Enter. */
    let recording: Promise<void> | undefined

    async function recordShown(): Promise<void> {
      if (recording !== undefined) return recording
      const { session } = get()
      const outcome = session.asked?.outcome
      if (outcome === undefined || outcome.isRecorded) return
      recording = record(session, outcome).finally(() => {
        recording = undefined
      })
      return recording
    }

    async function record({ study }: RunningSession, outcome: Outcome): Promise<void> {
      if (study.mode === 'reviews') {
        const { review, rating, isOverridden } = outcome
        // The log keeps what the checker said; what the learner says follows as a change of it.
        await ports.recordAnswer(isOverridden ? review : { ...review, rating })
        if (isOverridden) await ports.recordOverride({ reviewId: review.reviewId, rating })
      }
      const answer = { ...outcome.review, isRight: outcome.isRight }
      const lessons = listFinishedLessons(study, answer, toMoment())
      if (lessons.length > 0) await ports.recordLessons(lessons)
      const shown = get().session.asked?.outcome
      if (shown?.review.reviewId === outcome.review.reviewId) {
        changeOutcome({ ...shown, isRecorded: true })
      }
    }

    /** Whether the outbox has an answer; one on its way there is waited for. */
    async function isHandedOn(outcome: Outcome): Promise<boolean> {
      if (recording === undefined) return outcome.isRecorded
      return recording.then(
        () => true,
        // Whoever began it says so; the answer stays on the screen, with what was changed.
        () => false,
      )
    }

    /** Changes the answer on the screen; where it was handed on already, the change follows it. */
    async function changeAnswer(next: RunningSession): Promise<void> {
      const before = get().session.asked?.outcome
      change(next)
      const after = next.asked?.outcome
      if (before === undefined || after === undefined || next.study.mode !== 'reviews') return
      if (!(await isHandedOn(before))) return
      const { reviewId } = after.review
      await ports.recordOverride({ reviewId, rating: after.rating })
    }

    async function proceed(): Promise<void> {
      const { session } = get()
      if (session.asked === undefined) {
        change(askCurrent(showNextLesson(session), ports.nowMs()))
        return
      }
      if (session.asked.outcome === undefined) return
      try {
        await recordShown()
      } catch {
        set({
          failure:
            'This device has no room to keep the answer. Make some room, then press Next again.',
        })
        return
      }
      // Two quick presses go on once.
      if (get().session.asked?.outcome?.review.reviewId !== session.asked.outcome.review.reviewId) {
        return
      }
      const next = askCurrent(get().session, ports.nowMs())
      change(next)
      if (isFinished(next)) ports.end(next)
    }

    return {
      session: first,
      failure: undefined,
      submitTyped: (typed) => change(submitTyped(get().session, typed, toMoment())),
      submitDrawing: (result) => change(submitDrawing(get().session, result, toMoment())),
      giveUp: () => change(giveUp(get().session, toMoment())),
      reveal: () => change(reveal(get().session)),
      gradeSelf: (rating) => change(gradeSelf(get().session, rating, toMoment())),
      hint: () => change(takeHint(get().session)),
      override: () => void changeAnswer(override(get().session, ports.random)),
      toggleEasy: () => void changeAnswer(toggleEasy(get().session)),
      proceed,
      goBack: () => {
        const { session } = get()
        const { study } = session
        const shownLessons = Math.max(0, study.shownLessons - 1)
        change({ ...session, study: { ...study, shownLessons } })
      },
      undo: async () => {
        const { session } = get()
        const undone = undo(session, ports.nowMs())
        if (undone === undefined) return
        const outcome = session.asked?.outcome
        const isOnScreen = outcome?.review.reviewId === undone.reviewId
        const isRecorded = !isOnScreen || (await isHandedOn(outcome))
        change(undone.session)
        if (isRecorded && session.study.mode === 'reviews') {
          await ports.recordUndo(undone.reviewId)
        }
      },
      wrapUp: () => {
        const { session } = get()
        const { study } = session
        change({ ...session, study: { ...study, queue: wrapUp(study.queue) } })
      },
      recordShown,
      changeItem: (item) => {
        const { session } = get()
        change({ ...session, items: new Map(session.items).set(item.subjectId, item) })
      },
    }
  })
}
