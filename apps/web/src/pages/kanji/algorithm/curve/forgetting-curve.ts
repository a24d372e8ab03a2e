import { createMemoryModel, type MemoryModel } from '@kotonoha/srs/memory-model'

/** The model of a learner; of the default parameters where there are no own ones. */
export function toMemoryModel(
  parameters: readonly number[] | null,
  retention?: number,
): MemoryModel {
  return createMemoryModel({
    ...(parameters !== null && { parameters }),
    ...(retention !== undefined && { retention }),
  })
}

const anyDifficulty = 5

/** The chance of recall after days, of a memory that falls to nine in ten after `stability` days. */
export function toChance(model: MemoryModel, stability: number, days: number): number {
  return model.retrievability({ stability, difficulty: anyDifficulty }, days)
}

/**
 * The stability with which recall has fallen to `chance` after so many days, as far as it lies
 * between `least` and `most`. Searched by halving, for the chance grows with stability.
 */
export function findStability(
  model: MemoryModel,
  { days, chance, least, most }: { days: number; chance: number; least: number; most: number },
): number {
  let low = least
  let high = most
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (toChance(model, middle, days) < chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Whole days, at least one, after which it is asked again. */
export function toInterval(model: MemoryModel, stability: number): number {
  return model.intervalDays({ stability, difficulty: anyDifficulty })
}
