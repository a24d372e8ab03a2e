import { createMemoryModel, type MemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import { createRandomOf } from '@kotonoha/srs/seeded-random'
import type { WireCard } from './study'

/** First answers of a card that fail, as the forecast of a pace takes them to. */
const failedLessons = 0.24

interface Trace {
  memory: MemoryState
  lastDay: number
}

type CardName = Pick<WireCard, 'subjectId' | 'facet'>

/** Somebody's true memory, which the product does not see: only the answers that come of it. */
export interface SimulatedMemory {
  /** Whether an item is learnt at once in the quiz after its lesson. */
  learnsAtOnce(subjectId: number): boolean
  /** The answer that is given to a card on a learner day; the memory changes by it. */
  answer(card: CardName, day: number): Rating
  /** The first grade of a card, from its lesson. */
  learn(card: CardName, day: number, rating: Rating): void
}

/**
 * Memory that follows FSRS-6 with these parameters, whatever those of the product are. Chance is
 * that of the card and the day, so that the order of asking changes nothing.
 */
export function createSimulatedMemory(
  parameters: readonly number[],
  seed: number,
): SimulatedMemory {
  const model: MemoryModel = createMemoryModel({ parameters })
  const traces = new Map<string, Trace>()
  const toKey = ({ subjectId, facet }: CardName) => `${subjectId}/${facet}`
  const draw = (what: string) => createRandomOf(`${seed}/${what}`)()
  return {
    learnsAtOnce: (subjectId) => draw(`${subjectId}/lesson`) >= failedLessons,
    learn(card, day, rating) {
      traces.set(toKey(card), { memory: model.nextState(undefined, 0, rating), lastDay: day })
    },
    answer(card, day) {
      const trace = traces.get(toKey(card))
      if (trace === undefined) throw new Error('a card was asked before its lesson')
      const elapsedDays = day - trace.lastDay
      // What was seen ten minutes ago is known.
      const chance = elapsedDays === 0 ? 1 : model.retrievability(trace.memory, elapsedDays)
      const rating = draw(`${toKey(card)}/${day}`) < chance ? 3 : 1
      traces.set(toKey(card), {
        memory: model.nextState(trace.memory, elapsedDays, rating),
        lastDay: day,
      })
      return rating
    },
  }
}
