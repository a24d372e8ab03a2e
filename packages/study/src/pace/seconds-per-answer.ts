/** Fewer answers say little about anybody. */
const fewestAnswers = 20
const usualSeconds = 9

/** What was learnt minutes ago is answered at once; only after some days it takes thought. */
const firstDays = 7

/** What an answer takes a learner, from the days on which they studied lately, in seconds. */
export function findSecondsPerAnswer(days: readonly { reviews: number; ms: number }[]): number {
  const reviews = days.reduce((sum, each) => sum + each.reviews, 0)
  const ms = days.reduce((sum, each) => sum + each.ms, 0)
  if (reviews < fewestAnswers) return usualSeconds
  const measured = ms / reviews / 1000
  return days.length < firstDays ? Math.max(measured, usualSeconds) : measured
}
