import type { LearnerStanding } from '../study/learner-standing'

/** What follows from a learner's standing and from some values beside it: a day, a model. */
export interface KeptByStanding<Value> {
  /** What is kept, or else what `find` finds; of each standing that of the latest values. */
  get(standing: LearnerStanding, beside: readonly unknown[], find: () => Value): Value
  /** Has it found anew, where it turned out to be of no use. */
  forget(standing: LearnerStanding, value: Value): void
}

/**
 * Every answer makes a new standing, but the pages of progress are walked without an answer between,
 * and most of what they show takes a walk over thousands of items or answers. It goes with the standing.
 */
export function keepByStanding<Value>(): KeptByStanding<Value> {
  const kept = new WeakMap<LearnerStanding, { beside: readonly unknown[]; value: Value }>()
  return {
    get(standing, beside, find) {
      const known = kept.get(standing)
      if (known?.beside.every((each, place) => each === beside[place])) return known.value
      const value = find()
      kept.set(standing, { beside, value })
      return value
    },
    forget(standing, value) {
      if (kept.get(standing)?.value === value) kept.delete(standing)
    },
  }
}
