export interface BucketRule {
  /** How many are let through at once after a rest. */
  burst: number
  /** How many flow back in `perSeconds`. */
  count: number
  perSeconds: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

/** More keys than this at once are an attack; full buckets are forgotten long before. */
const maxBuckets = 100_000

/** Lets so many through for each key, and then as many as flow back. */
export interface TokenBuckets {
  /** Takes one; false when there is none left. */
  take(key: string): boolean
}

/** Without a rule there is no limit. */
export function createTokenBuckets(rule: BucketRule | undefined, clock: () => Date): TokenBuckets {
  if (rule === undefined) return { take: () => true }
  const { burst, count, perSeconds } = rule
  const perMs = count / (perSeconds * 1000)
  const buckets = new Map<string, Bucket>()

  function forgetFullBuckets(now: number): void {
    for (const [key, { tokens, filledAt }] of buckets) {
      if (tokens + (now - filledAt) * perMs >= burst) buckets.delete(key)
    }
    // Still too many: the oldest go, so that an attack cannot take the memory.
    for (const key of buckets.keys()) {
      if (buckets.size <= maxBuckets / 2) break
      buckets.delete(key)
    }
  }

  return {
    take(key) {
      const now = clock().getTime()
      const { tokens, filledAt } = buckets.get(key) ?? { tokens: burst, filledAt: now }
      const level = Math.min(burst, tokens + Math.max(0, now - filledAt) * perMs)
      if (level < 1) return false
      buckets.delete(key)
      buckets.set(key, { tokens: level - 1, filledAt: now })
      if (buckets.size > maxBuckets) forgetFullBuckets(now)
      return true
    },
  }
}
