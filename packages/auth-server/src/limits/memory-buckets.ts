import {
  type MakeBuckets,
  msUntilFree,
  noLimit,
  toBucketTimes,
  toWholeSeconds,
} from './token-buckets'

/** More keys than this at once are an attack; full buckets are forgotten long before. */
const maxBuckets = 100_000

/** Buckets of this process. */
export function createMemoryBuckets(clock: () => Date): MakeBuckets {
  return (_kind, rule) => {
    if (rule === undefined) return noLimit
    const times = toBucketTimes(rule)
    const fullAt = new Map<string, number>()

    const secondsUntilFree = (key: string) => {
      const ms = msUntilFree(fullAt.get(key) ?? 0, clock().getTime(), times)
      return toWholeSeconds(ms)
    }

    function forgetFullBuckets(now: number): void {
      for (const [key, moment] of fullAt) if (moment <= now) fullAt.delete(key)
      // Still too many: the oldest go, so that an attack cannot take the memory.
      for (const key of fullAt.keys()) {
        if (fullAt.size <= maxBuckets / 2) break
        fullAt.delete(key)
      }
    }

    return {
      async take(key) {
        const seconds = secondsUntilFree(key)
        if (seconds > 0) return seconds
        const now = clock().getTime()
        const moment = Math.max(fullAt.get(key) ?? 0, now) + times.intervalMs
        fullAt.delete(key)
        fullAt.set(key, moment)
        if (fullAt.size > maxBuckets) forgetFullBuckets(now)
        return 0
      },
      async giveBack(key) {
        const moment = fullAt.get(key)
        if (moment !== undefined) fullAt.set(key, moment - times.intervalMs)
      },
      async forget(key) {
        fullAt.delete(key)
      },
      secondsUntilFree: async (key) => secondsUntilFree(key),
    }
  }
}
