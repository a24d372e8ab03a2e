export interface BucketRule {
  /** How many are let through at once after a rest. */
  burst: number
  /** How many flow back in `perSeconds`. */
  count: number
  perSeconds: number
}

/** Lets so many through for each key, and then as many as flow back. */
export interface TokenBuckets {
  /** Takes one and gives 0; where none is left, the seconds until there is one. */
  take(key: string): Promise<number>
  /** Puts back what was taken for something that then did not count. */
  giveBack(key: string): Promise<void>
  /** Fills a bucket: what emptied it is over. */
  forget(key: string): Promise<void>
  /** Until there is one to take; 0 when there is one now. */
  secondsUntilFree(key: string): Promise<number>
}

/** Makes the buckets of a kind. Without a rule there is no limit. */
export type MakeBuckets = (kind: string, rule: BucketRule | undefined) => TokenBuckets

export const noLimit: TokenBuckets = {
  take: async () => 0,
  async giveBack() {},
  async forget() {},
  secondsUntilFree: async () => 0,
}

/**
 * Takes one of each, or none at all; gives 0, or the seconds until there is one of what had none.
 * The narrowest comes first, so that who used up their own takes nothing of what is everybody's.
 */
export async function takeOfEach(
  wanted: readonly (readonly [buckets: TokenBuckets, key: string])[],
): Promise<number> {
  for (const [index, [buckets, key]] of wanted.entries()) {
    const seconds = await buckets.take(key)
    if (seconds === 0) continue
    await giveBackToEach(wanted.slice(0, index))
    return seconds
  }
  return 0
}

export async function giveBackToEach(
  taken: readonly (readonly [buckets: TokenBuckets, key: string])[],
): Promise<void> {
  await Promise.all(taken.map(([buckets, key]) => buckets.giveBack(key)))
}

/**
 * A bucket is one moment: when it is full again. Each one taken puts it off by the time in which
 * one flows back (the generic cell rate algorithm, ITU-T I.371): what has to be kept is one number,
 * which a store can change in one step.
 */
export interface BucketTimes {
  /** In which one flows back. */
  intervalMs: number
  /** In which an empty bucket is full again. */
  fillMs: number
}

export function toBucketTimes({ burst, count, perSeconds }: BucketRule): BucketTimes {
  const intervalMs = (perSeconds * 1000) / count
  return { intervalMs, fillMs: burst * intervalMs }
}

/** Until one can be taken of a bucket that is full at `fullAt`; 0: now. */
export function msUntilFree(fullAt: number, now: number, times: BucketTimes): number {
  return Math.max(0, Math.max(fullAt, now) + times.intervalMs - now - times.fillMs)
}

/** Milliseconds with a fraction add up to a hair more than whole seconds. */
export function toWholeSeconds(ms: number): number {
  return Math.ceil(Math.round(ms * 1000) / 1_000_000)
}
