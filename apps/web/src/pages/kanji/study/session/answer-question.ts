import type { Rating } from '@kotonoha/srs/rating'
import type { Random } from '@kotonoha/srs/seeded-random'
import type { RetryReason, Verdict } from '@kotonoha/study/answers/verdict'
import { type GivenWork, toOverriddenRating, toRating } from '@kotonoha/study/grading'
import { answerQuestion, noteHelp, undoAnswer } from '@kotonoha/study/session/question-queue'
import { toCardKey } from '../../../../study-device/study-item'
import { findVocabulary } from '../../../../study-device/vocabulary'
import { judgeTyped } from './judge-typed'
import type { ReviewSubmission } from './review-submission'
import {
  type AnswerWay,
  askCurrent,
  countReps,
  findItem,
  type RunningSession,
} from './running-session'

/** Time, chance and names of the moment, handed in. */
export interface Moment {
  /** By the server's clock, in ms. */
  nowMs: number
  learnerDay: number
  /** A fresh id for an answer. */
  reviewId: string
  random: Random
}

/** The contract takes no longer answers; nobody types so much. */
const longestAnswer = 200

/** Longer than this nobody thinks: the learner was away. */
const longestAnswerMs = 3_600_000

/** What was typed. */
export interface TypedText {
  text: string
  /** Another way to read the same keys, which counts where it is right. */
  otherText?: string | undefined
}

/** Judges a typed answer. A retry changes nothing but the notice. */
export function submitTyped(
  session: RunningSession,
  { text, otherText }: TypedText,
  moment: Moment,
): RunningSession {
  const { asked } = session
  if (asked === undefined || asked.outcome !== undefined) return session
  const { facet, subjectId } = asked.question
  const item = findItem(session, subjectId)
  if (item === undefined) return session
  const forgivesSlips = session.preferences.isTypoAccepted
  const vocabulary = findVocabulary()
  const judge = (each: string) => judgeTyped(each, { item, facet, forgivesSlips, vocabulary })
  const other = otherText === undefined ? undefined : judge(otherText)
  const isOtherRight = other?.outcome === 'right'
  const verdict = isOtherRight ? other : judge(text)
  const typed = isOtherRight && otherText !== undefined ? otherText : text
  if (verdict.outcome === 'retry') return retry(session, verdict)
  const { hints, nudges } = session.study.queue.position
  const isRight = verdict.outcome === 'right'
  return conclude(session, moment, {
    work: { input: 'typed', isRight, hints, nudges, isTooEasy: false },
    verdict,
    told: toToldVerdict(verdict),
    answer: typed.trim().slice(0, longestAnswer),
  })
}

/** The learner does not know, and is shown the answer. */
export function giveUp(session: RunningSession, moment: Moment): RunningSession {
  if (session.asked === undefined || session.asked.outcome !== undefined) return session
  const { hints } = session.study.queue.position
  const work: GivenWork =
    session.asked.way === 'drawn'
      ? {
          input: 'drawn',
          hasGivenUp: true,
          hasShape: false,
          hasStrokeOrder: false,
          hints,
          isTooEasy: false,
        }
      : { input: 'typed', isRight: false, hints, nudges: 0, isTooEasy: false }
  return conclude(session, moment, { work, verdict: undefined, told: 'gave-up', answer: '' })
}

/** Shows the answer to who grades themselves. */
export function reveal(session: RunningSession): RunningSession {
  const { asked } = session
  if (asked === undefined || asked.outcome !== undefined) return session
  return { ...session, asked: { ...asked, isRevealed: true } }
}

export function gradeSelf(session: RunningSession, rating: Rating, moment: Moment): RunningSession {
  if (session.asked?.isRevealed !== true || session.asked.outcome !== undefined) return session
  const work: GivenWork = { input: 'self-graded', rating }
  return conclude(session, moment, { work, verdict: undefined, told: 'self-graded', answer: '' })
}

/** What the grader of drawings found. */
export interface DrawnResult {
  hasShape: boolean
  hasStrokeOrder: boolean
  hints: number
}

export function submitDrawing(
  session: RunningSession,
  result: DrawnResult,
  moment: Moment,
): RunningSession {
  if (session.asked === undefined || session.asked.outcome !== undefined) return session
  const work: GivenWork = { input: 'drawn', hasGivenUp: false, ...result, isTooEasy: false }
  const told = toRating(work) > 1 ? 'right' : 'wrong'
  return conclude(session, moment, { work, verdict: undefined, told, answer: '' })
}

/** Nearly right: a later right answer is Hard from the second time. */
const nudging: ReadonlySet<RetryReason> = new Set([
  'other-reading',
  'transitive-wanted',
  'intransitive-wanted',
  'other-meaning',
  'fewer-words',
])

function retry(
  session: RunningSession,
  { reason, matched }: Extract<Verdict, { outcome: 'retry' }>,
): RunningSession {
  const { asked, study } = session
  if (asked === undefined) return session
  const queue = nudging.has(reason) ? noteHelp(study.queue, 'nudges') : study.queue
  const before = asked.retry
  const isRepeated = before?.reason === reason
  const notice = { reason, matched, count: (before?.count ?? 0) + 1, isRepeated }
  return { ...session, study: { ...study, queue }, asked: { ...asked, retry: notice } }
}

function toToldVerdict(verdict: Verdict): ReviewSubmission['verdict'] {
  if (verdict.outcome !== 'right') return 'wrong'
  return verdict.reason === 'typo' || verdict.reason === 'synonym' ? verdict.reason : 'right'
}

const modeOf: Record<AnswerWay, ReviewSubmission['mode']> = {
  typed: 'typed',
  drawn: 'drawn',
  'self-graded': 'self-graded',
}

interface Conclusion {
  work: GivenWork
  verdict: Verdict | undefined
  told: ReviewSubmission['verdict']
  answer: string
}

function conclude(
  session: RunningSession,
  { nowMs, learnerDay, reviewId, random }: Moment,
  { work, verdict, told, answer }: Conclusion,
): RunningSession {
  const { asked } = session
  if (asked === undefined) return session
  const rating = toRating(work)
  const { question } = asked
  const review: ReviewSubmission = {
    reviewId,
    subjectId: question.subjectId,
    facet: question.facet,
    reviewedAt: new Date(nowMs).toISOString(),
    learnerDay,
    rating,
    verdict: told,
    mode: modeOf[asked.way],
    answerMs: Math.round(Math.min(Math.max(0, nowMs - asked.askedAtMs), longestAnswerMs)),
    basedOnReps: session.reps.get(toCardKey(question)) ?? 0,
    answer,
  }
  const isRight = rating > 1
  const outcome = { review, rating, isRight, isOverridden: false, verdict, isRecorded: false }
  return settle({ ...session, asked: { ...asked, retry: undefined, outcome } }, isRight, random)
}

/** Counts the answer on the screen: the queue goes on, the screen stays until the learner does. */
function settle(session: RunningSession, isRight: boolean, random: Random): RunningSession {
  const { asked, study } = session
  if (asked?.outcome === undefined) return session
  const { reviewId } = asked.outcome.review
  const queue = answerQuestion(study.queue, { isRight, reviewId, random })
  const counted = {
    ...study,
    queue,
    answered: study.answered + 1,
    right: study.right + Number(isRight),
  }
  return countReps({ ...session, study: counted }, asked.question, 1)
}

/** Marks the answer on the screen as right or as wrong, whatever the checker said. */
export function override(session: RunningSession, random: Random): RunningSession {
  const { asked } = session
  const outcome = asked?.outcome
  if (asked === undefined || outcome === undefined) return session
  const before = unsettle(session)
  if (before === undefined) return session
  const isRight = !outcome.isRight
  // Back to what it was first judged as is no override any more.
  const wasRight = outcome.review.rating > 1
  const isOverridden = isRight !== wasRight
  const rating = isOverridden ? toOverriddenRating(isRight) : outcome.review.rating
  const changed = { ...outcome, isRight, rating, isOverridden }
  return settle({ ...before, asked: { ...asked, outcome: changed } }, isRight, random)
}

/** The learner found a right answer too easy; pressed again, it is as it was. */
export function toggleEasy(session: RunningSession): RunningSession {
  const { asked } = session
  const outcome = asked?.outcome
  if (asked === undefined || outcome === undefined || !outcome.isRight) return session
  const usual = outcome.isOverridden ? toOverriddenRating(true) : outcome.review.rating
  const rating: Rating = outcome.rating === 4 ? (usual === 4 ? 3 : usual) : 4
  return { ...session, asked: { ...asked, outcome: { ...outcome, rating } } }
}

/** Takes the last answer back, and says which review that was; undefined where there is none. */
export function undo(
  session: RunningSession,
  nowMs: number,
): { session: RunningSession; reviewId: string } | undefined {
  const reviewId = session.study.queue.answers.at(-1)?.reviewId
  const before = unsettle(session)
  if (before === undefined || reviewId === undefined) return undefined
  return { session: askCurrent(before, nowMs), reviewId }
}

function unsettle(session: RunningSession): RunningSession | undefined {
  const { study } = session
  const last = study.queue.answers.at(-1)
  const undone = undoAnswer(study.queue)
  const question = last && study.queue.order[last.index]
  if (last === undefined || undone === undefined || question === undefined) return undefined
  const counted = {
    ...study,
    queue: undone.queue,
    answered: Math.max(0, study.answered - 1),
    right: Math.max(0, study.right - Number(last.isRight)),
  }
  return countReps({ ...session, study: counted }, question, -1)
}
