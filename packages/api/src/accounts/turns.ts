import { toProductError } from '../product-error'

export interface TurnLimits {
  /** Calls of one learner that are answered at the same time. */
  atOnce: number
  /** Calls of one learner that wait; one more is refused with `too-many-calls`. */
  mostWaiting: number
}

/** Does the work when it is the learner's turn. */
export type TakeTurn = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * Has the calls of one learner take turns before they take anything that all learners share: a
 * connection of the database, the processor. Others wait for none of them. Each process counts for
 * itself.
 */
export function createTurns({ atOnce, mostWaiting }: TurnLimits): TakeTurn {
  const lines = new Map<string, Line>()
  return async (userId, work) => {
    const line = lines.get(userId) ?? { running: 0, waiting: [] }
    if (line.running < atOnce) {
      line.running += 1
      lines.set(userId, line)
    } else {
      if (line.waiting.length >= mostWaiting) throw toProductError('too-many-calls')
      // Whoever ends hands its place over, so that nobody who comes now is before those who wait.
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else {
        line.running -= 1
        if (line.running === 0) lines.delete(userId)
      }
    }
  }
}
