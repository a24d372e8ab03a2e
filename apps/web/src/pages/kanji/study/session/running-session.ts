import type { Rating } from '@kotonoha/srs/rating'
import type { Verdict } from '@kotonoha/study/answers/verdict'
import type { Question } from '@kotonoha/study/session/question'
import { findCurrentQuestion } from '@kotonoha/study/session/question-queue'
import type { StudySession } from '@kotonoha/study/session/study-session'
import type { Facet, SubjectId } from '@kotonoha/study/subject'
import {
  type CardKey,
  type StudyCard,
  type StudyItem,
  type StudyPreferences,
  toCardKey,
} from '../../../../study-device/study-item'
import type { ReviewSubmission } from './review-submission'

/** How the learner is asked: by typing, by drawing, or by judging their own memory. */
export type AnswerWay = 'typed' | 'drawn' | 'self-graded'

/** What came of an answer, while the learner looks at it. */
export interface Outcome {
  /** The answer as it was first judged; what the log is told. */
  review: ReviewSubmission
  /** With what the learner changed afterwards. */
  rating: Rating
  isRight: boolean
  /** The learner knew better than the checker. */
  isOverridden: boolean
  /** Undefined where nothing was typed. */
  verdict: Verdict | undefined
  /** Whether the outbox has the answer; until then the kept session has it. */
  isRecorded: boolean
}

/** Why the learner is asked again without a penalty. */
export interface RetryNotice {
  reason: Extract<Verdict, { outcome: 'retry' }>['reason']
  matched: string | undefined
  /** Of the notices to this question: every one shakes the field. */
  count: number
  /** For the same reason as just before: in other words, so that screen readers tell it once more. */
  isRepeated: boolean
}

export interface AskedQuestion {
  question: Question
  way: AnswerWay
  /** By the server's clock, in ms. */
  askedAtMs: number
  retry: RetryNotice | undefined
  /** Whether the answer is shown, for the learner to grade. */
  isRevealed: boolean
  outcome: Outcome | undefined
}

/** A session on the screen: the session itself, and what its questions are about. */
export interface RunningSession {
  sessionId: string
  study: StudySession
  items: ReadonlyMap<SubjectId, StudyItem>
  /** Answers counted for each card, those of this session included. */
  reps: ReadonlyMap<CardKey, number>
  /** Cards as they were when the session began; none of new items. */
  cards: ReadonlyMap<CardKey, StudyCard>
  /** Cards that keep failing, or do so with one more failure. */
  failing: ReadonlySet<CardKey>
  preferences: Pick<StudyPreferences, 'answerMode' | 'gradeButtons' | 'isTypoAccepted'>
  /** Undefined while lessons are shown, and when nothing is left. */
  asked: AskedQuestion | undefined
}

export function isShowingLessons({ study }: RunningSession): boolean {
  return study.shownLessons < study.lessons.length
}

export function isFinished(session: RunningSession): boolean {
  return !isShowingLessons(session) && session.asked === undefined
}

export function findItem(session: RunningSession, subjectId: SubjectId): StudyItem | undefined {
  return session.items.get(subjectId)
}

/** Puts the queue's current question on the screen. */
export function askCurrent(session: RunningSession, askedAtMs: number): RunningSession {
  const question = isShowingLessons(session) ? undefined : findCurrentQuestion(session.study.queue)
  if (question === undefined) return { ...session, asked: undefined }
  const way = chooseWay(question.facet, session.preferences)
  return {
    ...session,
    asked: {
      question,
      way,
      askedAtMs,
      retry: undefined,
      isRevealed: false,
      outcome: undefined,
    },
  }
}

function chooseWay(facet: Facet, { answerMode }: RunningSession['preferences']): AnswerWay {
  if (answerMode === 'self-graded') return 'self-graded'
  return facet === 'writing' ? 'drawn' : 'typed'
}

/** Adds to the count of a card's answers. */
export function countReps(session: RunningSession, question: Question, by: 1 | -1): RunningSession {
  const key = toCardKey(question)
  const reps = Math.max(0, (session.reps.get(key) ?? 0) + by)
  return { ...session, reps: new Map(session.reps).set(key, reps) }
}
