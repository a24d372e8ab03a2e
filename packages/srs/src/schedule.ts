import type { Answer } from './answer'
import { type Card, type CardPhase, newCard } from './card'
import { fuzzInterval } from './fuzz'
import type { LearnerCalendar } from './learner-day'
import type { MemoryModel, MemoryState } from './memory-model'
import { hasReachedMedium, passedFromDays } from './milestones'
import { again } from './rating'

const dayMs = 86_400_000
/** A failed card comes back after ten minutes, learning and relearning alike. */
const stepMs = 600_000

/** A device that miscounts must not leave a card that nothing can be answered to any more. */
const mostReps = 1_000_000

export interface Scheduling {
  model: MemoryModel
  calendar: LearnerCalendar
  /** `day`: due from the start of the learner day; `hour`: due at the very hour. */
  dueMode: 'day' | 'hour'
  /** Names learner, item and facet: the seed of the fuzz, with the number of answers. */
  cardKey: string
}

/**
 * Names a card in all the world. It seeds the spread of its dues, so that server, browser and
 * bench come to the same due.
 */
export function toCardKey(userId: string, card: { subjectId: number; facet: string }): string {
  return `${userId}/${card.subjectId}/${card.facet}`
}

/** The chance that a card is remembered on a learner day; 0 for one that was never learnt. */
export function toRecallChance(
  { memory, lastDay }: Pick<Card, 'memory' | 'lastDay'>,
  { day, model }: { day: number; model: MemoryModel },
): number {
  if (memory === undefined) return 0
  return model.retrievability(memory, Math.max(0, day - (lastDay ?? day)))
}

/** A card after an answer, with all that the log keeps of the moment before. */
export interface AppliedAnswer {
  before: Card
  after: Card
  /** Learner days since the last answer; 0 for a first answer and for repeats on one day. */
  elapsedDays: number
  /** The predicted chance of recall; undefined unless this was a long-term review. */
  recallChance: number | undefined
}

function toPhase(before: CardPhase, isFailure: boolean): CardPhase {
  if (!isFailure) return 'review'
  return before === 'new' || before === 'learning' ? 'learning' : 'relearning'
}

/** When a card whose memory comes from elsewhere is due first; undefined for one without memory. */
export function toFirstDueAtMs(
  { memory, reps, lastDay, lastReviewedAtMs }: Card,
  scheduling: Scheduling,
): number | undefined {
  if (memory === undefined || lastDay === undefined || lastReviewedAtMs === undefined) return
  const reviewed = { memory, reps, learnerDay: lastDay, reviewedAtMs: lastReviewedAtMs }
  return toDueAtMs(reviewed, scheduling)
}

interface Remembered {
  memory: MemoryState
  reps: number
  learnerDay: number
  reviewedAtMs: number
}

/** When what is remembered so comes due. */
function toDueAtMs(
  { memory, reps, learnerDay, reviewedAtMs }: Remembered,
  { model, calendar, dueMode, cardKey }: Scheduling,
): number {
  const intervalDays = fuzzInterval(model.intervalDays(memory), { seed: `${cardKey}/${reps}` })
  return dueMode === 'day'
    ? calendar.toStart(learnerDay + intervalDays)
    : reviewedAtMs + intervalDays * dayMs
}

/**
 * What an answer does to a card.
 *
 * Only the first answer of a learner day is a long-term review; later ones count as a repeat after
 * no time. A day that went backwards (a flight west, a clock set back) is a repeat as well.
 */
export function applyAnswer(before: Card, answer: Answer, scheduling: Scheduling): AppliedAnswer {
  const { model } = scheduling
  const { rating, reviewedAtMs } = answer
  const learnerDay = Math.max(answer.learnerDay, before.lastDay ?? answer.learnerDay)
  const elapsedDays = learnerDay - (before.lastDay ?? learnerDay)
  const isLongTerm = elapsedDays > 0
  const isFailure = rating === again

  const memory = model.nextState(before.memory, elapsedDays, rating)
  const reps = Math.min(answer.basedOnReps + 1, mostReps)
  const successDueAtMs = toDueAtMs({ memory, reps, learnerDay, reviewedAtMs }, scheduling)
  const phase = toPhase(before.phase, isFailure)
  const hasPassed = phase === 'review' && memory.stability >= passedFromDays
  const countsForStreak = isLongTerm || before.phase === 'new'

  const recallChance =
    isLongTerm && before.memory !== undefined
      ? model.retrievability(before.memory, elapsedDays)
      : undefined
  if (before.isAssumed && isFailure) {
    const after = { ...newCard, reps, lastReviewedAtMs: reviewedAtMs }
    return { before, after, elapsedDays, recallChance }
  }

  const known: Card = {
    phase,
    memory,
    dueAtMs: isFailure ? reviewedAtMs + stepMs : successDueAtMs,
    lastReviewedAtMs: reviewedAtMs,
    lastDay: learnerDay,
    reps,
    lapses: before.lapses + (isLongTerm && isFailure ? 1 : 0),
    streak: isFailure ? 0 : before.streak + (countsForStreak ? 1 : 0),
    firstPassedAtMs: before.firstPassedAtMs ?? (hasPassed ? reviewedAtMs : undefined),
  }
  // Asked of the card before as well, because those kept by earlier versions do not tell.
  const hasReached = hasReachedMedium(before) || hasReachedMedium(known)
  const after = hasReached ? { ...known, hasReachedMedium: true } : known
  return { before, after, elapsedDays, recallChance }
}
