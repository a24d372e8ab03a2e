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
  /** Puts back what was taken for something that then did not count. */
  giveBack(key: string): void
  /** Fills a bucket: what emptied it is over. */
  forget(key: string): void
  /** Until there is one to take; 0 when there is one now. */
  secondsUntilFree(key: string): number
}

const noLimit: TokenBuckets = {
  take: () => true,
  giveBack() {},
  forget() {},
  secondsUntilFree: () => 0,
}

/** Without a rule there is no limit. */
export function createTokenBuckets(rule: BucketRule | undefined, clock: () => Date): TokenBuckets {
  if (rule === undefined) return noLimit
  const { burst, count, perSeconds } = rule
  const perMs = count / (perSeconds * 1000)
  const buckets = new Map<string, Bucket>()

  function levelOf(key: string, now: number): number {
    const bucket = buckets.get(key)
    if (bucket === undefined) return burst
    return Math.min(burst, bucket.tokens + Math.max(0, now - bucket.filledAt) * perMs)
  }

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

  function setLevel(key: string, tokens: number): void {
    const now = clock().getTime()
    buckets.delete(key)
    buckets.set(key, { tokens, filledAt: now })
    if (buckets.size > maxBuckets) forgetFullBuckets(now)
  }

  return {
    take(key) {
      const level = levelOf(key, clock().getTime())
      if (level < 1) return false
      setLevel(key, level - 1)
      return true
    },
    giveBack(key) {
      if (buckets.has(key)) setLevel(key, Math.min(burst, levelOf(key, clock().getTime()) + 1))
    },
    forget(key) {
      buckets.delete(key)
    },
    secondsUntilFree(key) {
      const missing = 1 - levelOf(key, clock().getTime())
      return missing <= 0 ? 0 : Math.ceil(missing / perMs / 1000)
    },
  }
}
