import { isLongTerm, type SpacedReview } from '../evaluation/review-history'
import { isRating } from '../rating'

const dayMs = 86_400_000
/** Far from both ends of a day, so that no rounding moves an answer to another one. */
const noonMs = dayMs / 2

/** A card's answers from its lesson on, in the order of time. */
export type TrainingHistory = readonly SpacedReview[]

/**
 * The histories of one card, from text of `day:rating:isNew` for each answer, with commas between.
 *
 * A history begins where the card was new, so a card that was started over has several. What was
 * answered before the first lesson says nothing of learning: the card was taken for known then, and
 * nobody knows since when.
 */
export function parseTrainingCard(text: string): TrainingHistory[] {
  const histories: SpacedReview[][] = []
  let lastDay = 0
  for (const answer of text.split(',')) {
    // A hundred thousand answers are read here: no list is made for each.
    const afterDay = answer.indexOf(':')
    const afterRating = answer.indexOf(':', afterDay + 1)
    const day = afterDay > 0 ? Number(answer.slice(0, afterDay)) : Number.NaN
    const rating = Number(answer.slice(afterDay + 1, afterRating))
    if (!Number.isInteger(day) || !isRating(rating)) {
      throw new RangeError(`'${answer}' is no answer of a training log`)
    }
    if (answer.slice(afterRating + 1) === '1') {
      histories.push([])
      lastDay = day
    }
    const history = histories.at(-1)
    if (history === undefined) continue
    const elapsedDays = Math.max(0, day - lastDay)
    lastDay += elapsedDays
    // The order within a day is kept by milliseconds.
    const reviewedAtMs = lastDay * dayMs + noonMs + history.length
    history.push({ reviewedAtMs, rating, elapsedDays })
  }
  return histories
}

/** The answers that a model foretells: those at least a day after the last. */
export function countLongTerm(histories: readonly TrainingHistory[]): number {
  let count = 0
  for (const history of histories) for (const review of history) if (isLongTerm(review)) count += 1
  return count
}

/** The first instant of the latest of `parts` equal parts of the long-term answers. */
export function findLatestPart(histories: readonly TrainingHistory[], parts: number): number {
  // Typed, a hundred thousand numbers are sorted without a call for each two of them.
  const times = new Float64Array(countLongTerm(histories))
  let place = 0
  for (const history of histories) {
    for (const review of history) if (isLongTerm(review)) times[place++] = review.reviewedAtMs
  }
  times.sort()
  const atMs = times[times.length - Math.ceil(times.length / parts)] ?? 0
  // A day is not torn apart: what is known in the morning would foretell the evening.
  return Math.floor(atMs / dayMs) * dayMs
}

/**
 * Histories as the optimiser reads them: the CSV of the FSRS tools, in a zone where its days are
 * ours. Answers from `untilMs` on are left out.
 *
 * It drops a card whose first answer does not say that the card was new, without a word.
 */
export function toTrainingCsv(
  histories: readonly TrainingHistory[],
  { untilMs }: { untilMs: number },
): Uint8Array {
  let text = 'card_id,review_time,review_rating,review_state,review_duration'
  for (const [card, history] of histories.entries()) {
    for (const [place, { reviewedAtMs, rating }] of history.entries()) {
      if (reviewedAtMs >= untilMs) break
      text += `\n${card},${reviewedAtMs},${rating},${place === 0 ? 0 : 2},0`
    }
  }
  return new TextEncoder().encode(text)
}
