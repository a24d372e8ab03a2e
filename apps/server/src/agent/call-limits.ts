import type { CountedCalls } from '@kotonoha/user-db/queries/agent/count-calls'

/** What one grant may ask. */
const limits = { minuteCalls: 60, minuteWrites: 20, dayCalls: 5000 }

const minuteMs = 60_000
const dayMs = 86_400_000

/** Seconds after which a grant may ask again; undefined while it is within its limits. */
export function findWaitSeconds(counted: CountedCalls, at: Date): number | undefined {
  if (counted.dayCalls > limits.dayCalls) return secondsLeft(at, dayMs)
  const isOver =
    counted.minuteCalls > limits.minuteCalls || counted.minuteWrites > limits.minuteWrites
  return isOver ? secondsLeft(at, minuteMs) : undefined
}

function secondsLeft(at: Date, windowMs: number): number {
  return Math.ceil((windowMs - (at.getTime() % windowMs)) / 1000)
}
