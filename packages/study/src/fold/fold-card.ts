import { newCard } from '@kotonoha/srs/card'
import { type ReplayedAnswer, replayCard } from '@kotonoha/srs/replay'
import type { Scheduling } from '@kotonoha/srs/schedule'
import type { Question } from '../session/question'
import type { GivenAnswer, LoggedReview } from './logged-review'
import type { StoredCard } from './stored-card'

/** A card after some answers, and the rows of its log that are new or say something else now. */
export interface FoldedCard {
  stored: StoredCard
  added: LoggedReview[]
  /** As they were, and as they are now. */
  changed: { was: LoggedReview; is: LoggedReview }[]
}

export interface CardFold extends Question {
  /** Undefined for a card that has had no answer yet. */
  stored: StoredCard | undefined
  /** The card's whole log; undefined where only answers later than its last one came. */
  log: readonly LoggedReview[] | undefined
  given: readonly GivenAnswer[]
  receivedAt: Date
  scheduling: Scheduling
}

/** Whether answers come in the midst of a card's log, so that all of it must be folded again. */
export function needsWholeLog(
  stored: StoredCard | undefined,
  given: readonly GivenAnswer[],
): boolean {
  const last = stored?.card.lastReviewedAtMs
  return last !== undefined && given.some(({ reviewedAt }) => reviewedAt.getTime() <= last)
}

/**
 * Counts answers into a card. Whatever order and portions answers come in, the same set of them
 * gives the same card and the same log.
 */
export function foldCard(fold: CardFold): FoldedCard {
  const stored = fold.stored ?? createStoredCard(fold)
  return fold.log === undefined ? goOn(fold, stored) : foldAnew({ ...fold, log: fold.log }, stored)
}

function createStoredCard({ subjectId, facet }: CardFold): StoredCard {
  return {
    subjectId,
    facet,
    card: newCard,
    isSuspended: false,
    hasLaterSuccess: false,
    base: undefined,
    revision: 0,
  }
}

function goOn({ given, scheduling, receivedAt }: CardFold, stored: StoredCard): FoldedCard {
  const log = { answers: given.map(toAnswer), undone: new Set<string>(), base: stored.card }
  const { card, history } = replayCard(log, scheduling)
  const byId = new Map(given.map((each) => [each.reviewId, each]))
  let { hasLaterSuccess } = stored
  const added = history.flatMap((replayed) => {
    const answer = byId.get(replayed.answer.reviewId)
    if (answer === undefined) return []
    const review = toLogged({ answer, replayed, stored, hasLaterSuccess, receivedAt })
    hasLaterSuccess ||= isLaterSuccess(review)
    return [review]
  })
  return { stored: { ...stored, card, hasLaterSuccess }, added, changed: [] }
}

function foldAnew(
  { given, log, scheduling, receivedAt }: CardFold & { log: readonly LoggedReview[] },
  stored: StoredCard,
): FoldedCard {
  const { base } = stored
  const counts = ({ reviewedAt }: GivenAnswer) => base === undefined || reviewedAt > base.at
  // What was answered before the base is history: it stays as it is, and can only join it.
  const tooOld = given.filter((each) => !counts(each))
  const known = new Map(log.filter(counts).map((each) => [each.reviewId, each]))
  const answers = new Map<string, GivenAnswer>(
    [...given.filter(counts), ...known.values()].map((each) => [each.reviewId, each]),
  )
  const undone = new Set(
    [...known.values()].filter(({ status }) => status === 'undone').map((each) => each.reviewId),
  )
  const baseCard = base?.card ?? newCard
  const { card, history } = replayCard(
    { answers: [...answers.values()].map(toAnswer), undone, base: baseCard },
    scheduling,
  )
  // One that was known before its log began has been remembered on a later day.
  let hasLaterSuccess = baseCard.phase !== 'new'
  const added: LoggedReview[] = []
  const changed: FoldedCard['changed'] = []
  for (const replayed of history) {
    const answer = answers.get(replayed.answer.reviewId)
    if (answer === undefined) continue
    const was = known.get(answer.reviewId)
    const review = toLogged({ answer, replayed, stored, hasLaterSuccess, receivedAt, was })
    hasLaterSuccess ||= isLaterSuccess(review)
    if (was === undefined) added.push(review)
    else changed.push({ was, is: review })
  }
  const old = tooOld.map((answer) => toSuperseded({ answer, stored, receivedAt }))
  return { stored: { ...stored, card, hasLaterSuccess }, added: [...added, ...old], changed }
}

interface ToLog {
  answer: GivenAnswer
  replayed: ReplayedAnswer
  stored: StoredCard
  hasLaterSuccess: boolean
  receivedAt: Date
  was?: LoggedReview | undefined
}

function toLogged(parts: ToLog): LoggedReview {
  const { answer, replayed, stored, hasLaterSuccess, was } = parts
  if (replayed.status === 'undone' && was !== undefined) return was
  if (replayed.status !== 'counted') {
    const superseded = toSuperseded(parts)
    return was === undefined ? superseded : { ...superseded, ...toUnchanging(was) }
  }
  return {
    ...answer,
    givenRating: answer.rating,
    status: 'counted',
    elapsedDays: replayed.elapsedDays,
    recallChance: replayed.recallChance,
    before: replayed.before,
    hadLaterSuccess: hasLaterSuccess,
    wasSuspended: stored.isSuspended,
    receivedAt: parts.receivedAt,
    ...(was && toUnchanging(was)),
  }
}

/** What is as it was when the answer came, whatever came later. */
function toUnchanging({ givenRating, wasSuspended, receivedAt }: LoggedReview) {
  return { givenRating, wasSuspended, receivedAt }
}

function toSuperseded({
  answer,
  stored,
  receivedAt,
}: Pick<ToLog, 'answer' | 'stored' | 'receivedAt'>): LoggedReview {
  return {
    ...answer,
    givenRating: answer.rating,
    status: 'superseded',
    elapsedDays: 0,
    recallChance: undefined,
    before: newCard,
    hadLaterSuccess: false,
    wasSuspended: stored.isSuspended,
    receivedAt,
  }
}

function isLaterSuccess({ status, elapsedDays, rating }: LoggedReview): boolean {
  return status === 'counted' && elapsedDays > 0 && rating > 1
}

function toAnswer({ reviewId, reviewedAt, learnerDay, rating, basedOnReps }: GivenAnswer) {
  return { reviewId, reviewedAtMs: reviewedAt.getTime(), learnerDay, rating, basedOnReps }
}
