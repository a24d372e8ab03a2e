/** Calls of one learner in a minute (design, section 7). */
const callsPerMinute = 120
const minuteMs = 60_000

/** Learners counted at once; beyond, those who have been quiet are forgotten. */
const countedLearners = 20_000

interface CallCount {
  windowStartsAtMs: number
  calls: number
}

const counts = new Map<string, CallCount>()

/**
 * Counts a call; says whether it is one too many. Each process counts for itself, which lets
 * through a few more where several serve one learner.
 */
export function isOneCallTooMany(userId: string, at: Date): boolean {
  const atMs = at.getTime()
  const counted = counts.get(userId)
  // A clock that was set back begins anew too, or it would count on for hours.
  if (counted === undefined || Math.abs(atMs - counted.windowStartsAtMs) >= minuteMs) {
    if (counts.size >= countedLearners) forgetQuiet(atMs)
    counts.set(userId, { windowStartsAtMs: atMs, calls: 1 })
    return false
  }
  counted.calls += 1
  return counted.calls > callsPerMinute
}

function forgetQuiet(atMs: number): void {
  for (const [userId, { windowStartsAtMs }] of counts) {
    if (atMs - windowStartsAtMs >= minuteMs) counts.delete(userId)
  }
}
