import type { LearnerDay } from './learner-day'
import type { MemoryState } from './memory-model'

/** `learning` and `relearning` cards wait for a success in the same session. */
export type CardPhase = 'new' | 'learning' | 'review' | 'relearning'

/** One facet of one item, as one learner remembers it. */
export interface Card {
  phase: CardPhase
  memory: MemoryState | undefined
  dueAtMs: number | undefined
  lastReviewedAtMs: number | undefined
  lastDay: LearnerDay | undefined
  /** Answers counted so far; an answer names the number it was based on. */
  reps: number
  /** Failures on a first answer of a day, the lesson's own apart. */
  lapses: number
  /** Successes in a row on first answers of a day. */
  streak: number
  /** When stability first reached the bucket `passed`; kept through later lapses. */
  firstPassedAtMs: number | undefined
  /** Was at medium or better once; kept through later lapses. */
  hasReachedMedium?: boolean
  /** Taken for known without a lesson; a failure shows that it was not, and a lesson is due. */
  isAssumed?: boolean
}

export const newCard: Card = {
  phase: 'new',
  memory: undefined,
  dueAtMs: undefined,
  lastReviewedAtMs: undefined,
  lastDay: undefined,
  reps: 0,
  lapses: 0,
  streak: 0,
  firstPassedAtMs: undefined,
}
