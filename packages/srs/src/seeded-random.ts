/** Chance is handed in: a number from 0 up to 1, `Math.random` or a seeded one in tests. */
export type Random = () => number

/** Mulberry32: the same numbers for the same seed, on every machine. */
export function createSeededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Chance that follows from a text: the same session has the same order when it is asked again. */
export function createRandomOf(text: string): Random {
  // FNV-1a.
  let seed = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193)
  }
  return createSeededRandom(seed)
}
