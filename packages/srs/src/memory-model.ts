import { default_w, fsrs } from 'ts-fsrs'
import type { Rating } from './rating'

/** What FSRS knows of one card's memory. */
export interface MemoryState {
  /** Days after which recall has fallen to 0.9. */
  stability: number
  /** 1 (easy) to 10 (hard). */
  difficulty: number
}

/** FSRS-6 with one learner's parameters. */
export interface MemoryModel {
  /** Memory after an answer. `elapsedDays` counts learner days; 0 is a repeat on the same day. */
  nextState(before: MemoryState | undefined, elapsedDays: number, rating: Rating): MemoryState
  /** The chance of recall, 0 to 1, so many learner days after the last answer. */
  retrievability(memory: MemoryState, elapsedDays: number): number
  /** Whole days, at least 1, until recall falls to the wanted retention. */
  intervalDays(memory: MemoryState): number
}

interface ModelSettings {
  /** The 21 weights of FSRS-6. */
  parameters?: readonly number[]
  /** Wanted chance of recall when a card comes due. */
  retention?: number
  maximumIntervalDays?: number
}

/**
 * FSRS-6 as mathematics: elapsed days come from the caller.
 *
 * The library's own scheduler is not used. It counts days by UTC date, so that a review 40 minutes
 * later across UTC midnight counts as a day, and its `rollback` loses the old due date.
 */
export function createMemoryModel(settings: ModelSettings = {}): MemoryModel {
  const { parameters = default_w, retention = 0.9, maximumIntervalDays = 36_500 } = settings
  const model = fsrs({
    w: [...parameters],
    request_retention: retention,
    maximum_interval: maximumIntervalDays,
    enable_fuzz: false,
    enable_short_term: true,
  })
  return {
    nextState(before, elapsedDays, rating) {
      const { stability, difficulty } = model.next_state(before ?? null, elapsedDays, rating)
      return { stability, difficulty }
    },
    retrievability: (memory, elapsedDays) => model.forgetting_curve(elapsedDays, memory.stability),
    // The second argument serves the library's fuzz only, which is off.
    intervalDays: (memory) => model.next_interval(memory.stability, 0),
  }
}
