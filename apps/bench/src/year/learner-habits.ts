import { createSeededRandom } from '@kotonoha/srs/seeded-random'

/** How somebody studies and remembers. */
export interface Habits {
  userId: string
  seed: number
  zone: string
  /** When the sitting begins, from the start of the learner day. */
  sitsDownAfterMs: number
  startLevel: number
  newPerDay: number
  /** Wanted chance of recall. */
  retention: number
  /** Chance with which every due review is recalled; undefined for what `memory` says. */
  recall: number | undefined
  /** Preference that makes the next level wait; null for none. */
  minutesPerDay: number | null
  /** Reviews a day after which they have had enough. */
  reviewCap: number
  answerMs: number
  /** The share of days on which they study. */
  attendance: number
  /** Days away in one piece, from the first on. */
  pause: { from: number; days: number } | undefined
  /** Parameters of FSRS-6 that their true memory follows; the product knows the defaults only. */
  memory: readonly number[]
}

/** FSRS-6 with its defaults written out: the average of memories. */
const averageMemory = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Asia/Kolkata',
]
const pauseDays = 14

/** The habits of learner number so and so: different people, the same ones every time. */
export function makeUpHabits(number: number): Habits {
  const seed = 7919 * (number + 1)
  const random = createSeededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  // The sum of twelve is as good as normal here: mean 0, spread 1.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6)
  const newPerDay = pick([5, 10, 10, 15, 15, 15, 20, 30])
  return {
    userId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    seed,
    zone: pick(zones),
    sitsDownAfterMs: Math.round((3 + random() * 15) * 3_600_000),
    startLevel: random() < 0.7 ? 1 : 2 + Math.floor(random() * 19),
    newPerDay,
    retention: 0.9,
    recall: undefined,
    minutesPerDay: random() < 0.6 ? pick([15, 20, 30, 45]) : null,
    reviewCap: 60 + 15 * newPerDay,
    answerMs: Math.round(5000 + random() * 5000),
    attendance: pick([1, 1, 0.97, 0.9, 0.8, 0.6]),
    pause: random() < 0.5 ? { from: 120 + Math.floor(random() * 120), days: pauseDays } : undefined,
    memory: varyMemory(normal),
  }
}

/** Somebody who studies every day, does all that is allowed and has set no minutes. */
export function makeUpSteadyHabits(
  number: number,
  { newPerDay, recall }: { newPerDay: number; recall: number },
): Habits {
  return {
    userId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    seed: 7919 * (number + 1),
    zone: 'Europe/Berlin',
    sitsDownAfterMs: 4 * 3_600_000,
    startLevel: 1,
    newPerDay,
    retention: recall,
    recall,
    minutesPerDay: null,
    reviewCap: Number.POSITIVE_INFINITY,
    answerMs: 6000,
    attendance: 1,
    pause: undefined,
    memory: averageMemory,
  }
}

/** First intervals, growth of stability, and steepness of forgetting differ from one to another. */
function varyMemory(normal: () => number): number[] {
  const first = Math.exp(0.35 * normal())
  const growth = 0.12 * normal()
  const decay = Math.exp(0.2 * normal())
  return averageMemory.map((weight, index) => {
    if (index < 4) return weight * first
    if (index === 8) return weight + growth
    return index === 20 ? Math.min(Math.max(weight * decay, 0.1), 0.8) : weight
  })
}
