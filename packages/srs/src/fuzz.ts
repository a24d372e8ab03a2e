/** Anki's spread: a day, and a share of each stretch of the interval (as in fsrs-rs and ts-fsrs). */
const stretches = [
  { fromDays: 2.5, toDays: 7, share: 0.15 },
  { fromDays: 7, toDays: 20, share: 0.1 },
  { fromDays: 20, toDays: Number.POSITIVE_INFINITY, share: 0.05 },
]

/** Whole days between which a card may come due instead of after exactly `intervalDays`. */
function fuzzRange(intervalDays: number, maximumIntervalDays: number) {
  const spread = stretches.reduce(
    (sum, { fromDays, toDays, share }) =>
      sum + share * Math.max(Math.min(intervalDays, toDays) - fromDays, 0),
    1,
  )
  const latest = Math.min(Math.round(intervalDays + spread), maximumIntervalDays)
  return { earliest: Math.min(Math.max(2, Math.round(intervalDays - spread)), latest), latest }
}

/** A number from 0 up to 1 that depends on the text alone: FNV-1a, then murmur3's mixing. */
function toFraction(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Moves an interval a little, so that cards learnt together do not come due together for ever.
 *
 * The seed names the card and its number of answers: every replay, here or on another device,
 * finds the same day. Intervals under 2.5 days stay.
 */
export function fuzzInterval(
  intervalDays: number,
  { seed, maximumIntervalDays = 36_500 }: { seed: string; maximumIntervalDays?: number },
): number {
  if (intervalDays < 2.5) return Math.round(intervalDays)
  const { earliest, latest } = fuzzRange(intervalDays, maximumIntervalDays)
  return earliest + Math.floor(toFraction(seed) * (latest - earliest + 1))
}

/** The fewest days that fuzz may make of an interval. */
export function earliestFuzzedDays(intervalDays: number): number {
  if (intervalDays < 2.5) return Math.round(intervalDays)
  return fuzzRange(intervalDays, Number.POSITIVE_INFINITY).earliest
}
