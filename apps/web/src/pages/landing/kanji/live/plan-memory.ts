import { createMemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import { again } from '@kotonoha/srs/rating'

/** How each review went, from the first one on; the lesson itself is no review. */
export type ReviewOutcomes = readonly ('remembered' | 'forgotten')[]

/** The time from an answer to the next. */
export interface MemoryStretch {
  /** Days since the lesson. */
  fromDay: number
  /** When the item comes due: whole days, at least one, after `fromDay`. */
  dueDay: number
  memory: MemoryState
}

const good = 3

/** The scheduler of the course, as it is for a learner who has no history yet. */
const model = createMemoryModel()

/** The life of one item: a lesson, then a review whenever it comes due. */
export function planMemory(outcomes: ReviewOutcomes): MemoryStretch[] {
  const stretches: MemoryStretch[] = []
  let memory = model.nextState(undefined, 0, good)
  let fromDay = 0
  for (const outcome of outcomes) {
    const days = model.intervalDays(memory)
    stretches.push({ fromDay, dueDay: fromDay + days, memory })
    fromDay += days
    memory = model.nextState(memory, days, outcome === 'remembered' ? good : again)
  }
  return [...stretches, { fromDay, dueDay: fromDay + model.intervalDays(memory), memory }]
}

/** The chance (0 to 1) that the item is remembered so many days after the lesson. */
export function recallAt({ memory, fromDay }: MemoryStretch, day: number): number {
  return model.retrievability(memory, day - fromDay)
}
