/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Roughly normal with mean 0 and deviation 1, never beyond 4.3. */
export function drawNormal(random: Random): number {
  let sum = 0
  for (let index = 0; index < 6; index++) sum += random()
  return (sum - 3) * Math.SQRT2
}

export function pickIndex(random: Random, count: number): number {
  return Math.min(count - 1, Math.floor(random() * count))
}

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items]
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = pickIndex(random, index + 1)
    const item = shuffled[index] as Item
    shuffled[index] = shuffled[other] as Item
    shuffled[other] = item
  }
  return shuffled
}
