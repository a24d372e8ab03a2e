export interface CallLimit {
  /** Calls of one learner in a window. */
  calls: number
  windowMs: number
}

/** Learners counted at once; beyond, those who have been quiet are forgotten. */
const countedLearners = 20_000

interface CallCount {
  windowStartsAtMs: number
  calls: number
}

/**
 * Counts calls; the function says whether one is one too many. Each process counts for itself,
 * which lets through a few more where several serve one learner.
 */
export function createCallLimit({
  calls: mostCalls,
  windowMs,
}: CallLimit): (userId: string, at: Date) => boolean {
  const counts = new Map<string, CallCount>()

  function forgetQuiet(atMs: number): void {
    for (const [userId, { windowStartsAtMs }] of counts) {
      if (atMs - windowStartsAtMs >= windowMs) counts.delete(userId)
    }
  }

  return (userId, at) => {
    const atMs = at.getTime()
    const counted = counts.get(userId)
    // A clock that was set back begins anew too, or it would count on for hours.
    if (counted === undefined || Math.abs(atMs - counted.windowStartsAtMs) >= windowMs) {
      if (counts.size >= countedLearners) forgetQuiet(atMs)
      counts.set(userId, { windowStartsAtMs: atMs, calls: 1 })
      return false
    }
    counted.calls += 1
    return counted.calls > mostCalls
  }
}
