import { setTimeout as wait } from 'node:timers/promises'

/**
 * Longer than the work for a known address usually takes. An answer for an unknown one, with less
 * to do, comes no sooner, so its time tells nothing.
 */
export const leastMs = 60

/** Runs the work; answers, and refuses, no sooner than after `leastMs`. */
export async function inEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), wait(leastMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
