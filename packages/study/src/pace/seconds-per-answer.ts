/** Fewer answers say little about anybody. */
const fewestAnswers = 20
const usualSeconds = 9

/** What was learnt minutes ago is answered at once; only after some days it takes thought. */
const firstDays = 7

interface AnsweredDay {
  reviews: number
  ms: number
}

/** What the answers of these days took, in seconds; null where there was none. */
export function measureSecondsPerAnswer(days: readonly AnsweredDay[]): number | null {
  const reviews = countReviews(days)
  if (reviews === 0) return null
  return days.reduce((sum, { ms }) => sum + ms, 0) / reviews / 1000
}

/** What an answer is likely to take a learner, from the days on which they studied lately, in seconds. */
export function findSecondsPerAnswer(days: readonly AnsweredDay[]): number {
  const measured = measureSecondsPerAnswer(days)
  if (measured === null || countReviews(days) < fewestAnswers) return usualSeconds
  return days.length < firstDays ? Math.max(measured, usualSeconds) : measured
}

function countReviews(days: readonly AnsweredDay[]): number {
  return days.reduce((sum, { reviews }) => sum + reviews, 0)
}
