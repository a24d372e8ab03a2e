import type { MemoryState } from '@kotonoha/srs/memory-model'
import { toMemoryModel } from '../curve/forgetting-curve'

const again = 1
const good = 3
const successes = 5
/** A card as many have it: known for a month, of middling difficulty. */
const knownCard: MemoryState = { stability: 30, difficulty: 5 }

/** What parameters make of the same answers. */
export interface Intervals {
  /** Days until the next review after the lesson, and after each time it was remembered then. */
  afterSuccesses: number[]
  /** Days until the next review after a first answer that was wrong. */
  afterFirstMiss: number
  /** Days until the next review of a card known for a month that is forgotten. */
  afterLapse: number
}

/** When cards come back by these parameters, null being the default ones. */
export function listIntervals(parameters: readonly number[] | null, retention: number): Intervals {
  const model = toMemoryModel(parameters, retention)
  let memory = model.nextState(undefined, 0, good)
  const afterSuccesses = [model.intervalDays(memory)]
  while (afterSuccesses.length < successes) {
    memory = model.nextState(memory, afterSuccesses.at(-1) ?? 1, good)
    afterSuccesses.push(model.intervalDays(memory))
  }
  const missed = model.nextState(model.nextState(undefined, 0, again), 0, good)
  const days = model.intervalDays(knownCard)
  const forgotten = model.nextState(model.nextState(knownCard, days, again), 0, good)
  return {
    afterSuccesses,
    afterFirstMiss: model.intervalDays(missed),
    afterLapse: model.intervalDays(forgotten),
  }
}
