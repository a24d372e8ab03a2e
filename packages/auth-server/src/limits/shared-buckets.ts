import type { AuthLog } from '../auth-log'
import {
  type BucketTimes,
  type MakeBuckets,
  msUntilFree,
  noLimit,
  toBucketTimes,
  toWholeSeconds,
} from './token-buckets'

/** Where several nodes keep their buckets: for each key, when it is full again (ms since 1970). */
export interface BucketStore {
  /** Takes one in one step, whoever else does at the same moment; says whether there was one. */
  take(key: string, now: number, times: BucketTimes): Promise<boolean>
  giveBack(key: string, times: BucketTimes): Promise<void>
  forget(key: string): Promise<void>
  /** Undefined: it is full. */
  findFullAt(key: string): Promise<number | undefined>
}

export interface SharedBucketsOptions {
  store: BucketStore
  /** What stands in while the store does not answer. */
  insurance: MakeBuckets
  /** Names a bucket so that the store does not say whom it counts. */
  toKey: (text: string) => string
  clock: () => Date
  log: AuthLog
  /** An answer that takes longer is none: nobody waits longer for being counted. */
  patienceMs?: number
}

/** So long a store that failed is left alone. */
const pauseMs = 5000

/**
 * Buckets that several nodes have together. While their store is away, each node counts for itself:
 * limits are then too wide by the number of nodes, and nobody is locked out.
 */
export function createSharedBuckets(options: SharedBucketsOptions): MakeBuckets {
  const { store, insurance, toKey, clock, log, patienceMs = 1000 } = options
  let askAgainAt = 0

  async function ask<Result>(
    work: () => Promise<Result>,
    instead: () => Promise<Result>,
  ): Promise<Result> {
    const now = clock().getTime()
    if (now < askAgainAt) return instead()
    try {
      const result = await inTime(work(), patienceMs)
      if (askAgainAt > 0) log.info('limits are counted together again')
      askAgainAt = 0
      return result
    } catch (error) {
      if (askAgainAt === 0) {
        const reason = error instanceof Error ? error.message : 'unknown'
        log.warn('limits are counted by this node alone: their store does not answer', { reason })
      }
      askAgainAt = now + pauseMs
      return instead()
    }
  }

  return (kind, rule) => {
    if (rule === undefined) return noLimit
    const times = toBucketTimes(rule)
    const own = insurance(kind, rule)
    const keyOf = (key: string) => toKey(`${kind} ${key}`)
    const secondsUntilFree = (key: string) =>
      ask(
        async () => {
          const fullAt = (await store.findFullAt(keyOf(key))) ?? 0
          return toWholeSeconds(msUntilFree(fullAt, clock().getTime(), times))
        },
        () => own.secondsUntilFree(key),
      )
    return {
      take: (key) =>
        ask(
          async () => {
            if (await store.take(keyOf(key), clock().getTime(), times)) return 0
            const fullAt = (await store.findFullAt(keyOf(key))) ?? 0
            // At least one: between the two questions one may have flowed back.
            return Math.max(1, toWholeSeconds(msUntilFree(fullAt, clock().getTime(), times)))
          },
          () => own.take(key),
        ),
      giveBack: (key) =>
        ask(
          () => store.giveBack(keyOf(key), times),
          () => own.giveBack(key),
        ),
      forget: (key) =>
        ask(
          () => store.forget(keyOf(key)),
          () => own.forget(key),
        ),
      secondsUntilFree,
    }
  }
}

async function inTime<Result>(work: Promise<Result>, patienceMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
