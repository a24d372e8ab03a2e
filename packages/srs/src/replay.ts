import type { Answer } from './answer'
import { type Card, newCard } from './card'
import { type AppliedAnswer, applyAnswer, type Scheduling } from './schedule'

/** What one card's log holds, in whatever order it arrived and however often. */
export interface CardLog {
  answers: readonly Answer[]
  /** Review ids of answers that the learner took back. */
  undone: ReadonlySet<string>
  /** What the first of the answers found: a card reset, assumed known, or as it stands now. */
  base?: Card
}

/**
 * `superseded`: another device had answered the same due before, so this answer is kept in history
 * and changes nothing.
 */
export type ReplayedAnswer = { answer: Answer } & (
  | ({ status: 'counted' } & AppliedAnswer)
  | { status: 'superseded' }
  | { status: 'undone' }
)

/**
 * By time. Of answers of the same moment the one that knew of fewer came first; the id, and then
 * the content, decide between equals so that every device agrees.
 */
function compareAnswers(one: Answer, other: Answer): number {
  return (
    one.reviewedAtMs - other.reviewedAtMs ||
    one.basedOnReps - other.basedOnReps ||
    (one.reviewId < other.reviewId ? -1 : Number(one.reviewId > other.reviewId)) ||
    one.learnerDay - other.learnerDay ||
    one.rating - other.rating
  )
}

/** What an answer is based on that must yield to a card as it is: one taken for known has had none. */
export function toYieldingBasis({ reps }: Pick<Card, 'reps'>): number {
  return reps === 0 ? -1 : 0
}

/**
 * Folds a card's log into its state, from the first answer on.
 *
 * The result depends on the set of answers alone: order of arrival and repeats do not matter.
 */
export function replayCard(
  { answers, undone, base = newCard }: CardLog,
  scheduling: Scheduling,
): { card: Card; history: ReplayedAnswer[] } {
  let card = base
  const history: ReplayedAnswer[] = []
  const seen = new Set<string>()
  for (const answer of answers.toSorted(compareAnswers)) {
    if (seen.has(answer.reviewId)) continue
    seen.add(answer.reviewId)
    if (undone.has(answer.reviewId)) {
      history.push({ answer, status: 'undone' })
    } else if (answer.basedOnReps < card.reps) {
      history.push({ answer, status: 'superseded' })
    } else {
      const applied = applyAnswer(card, answer, scheduling)
      card = applied.after
      history.push({ answer, status: 'counted', ...applied })
    }
  }
  return { card, history }
}
