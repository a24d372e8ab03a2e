import type { MemoryModel } from '@kotonoha/srs/memory-model'
import { listCardBars } from '@kotonoha/user-db/queries/progress/card-spread'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { LearnerStanding } from '../study/learner-standing'
import { keepByStanding } from './kept-by-standing'

/** Cards between two values; the last bar has no end. */
export interface Bar {
  from: number
  to: number | null
  cards: number
}

/** Days of stability at which bars begin; 7, 30 and 90 are those of the progress buckets. */
const stabilityFrom = [0, 1, 3, 7, 14, 30, 60, 90, 180, 365]
const difficultyFrom = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const recallFrom = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

export interface Spread {
  stability: Bar[]
  difficulty: Bar[]
  recall: Bar[]
}

interface Asked {
  userId: string
  standing: LearnerStanding
  today: number
  model: MemoryModel
}

const kept = keepByStanding<Promise<Spread>>()

/**
 * How cards spread over stability, difficulty and the chance of being remembered today. Not for use
 * in a transaction, as a standing is not.
 */
export function findSpread(queries: Queries, asked: Asked): Promise<Spread> {
  const { standing, today, model } = asked
  const spread = kept.get(standing, [today, model], () => readSpread(queries, asked))
  // What failed is asked for again by the next who wants it.
  spread.catch(() => kept.forget(standing, spread))
  return spread
}

async function readSpread(
  queries: Queries,
  { userId, today, model }: Omit<Asked, 'standing'>,
): Promise<Spread> {
  // The lower the chance, the longer the wait: the bars of recall from the last to the first.
  const waits = recallFrom.slice(1).map((chance) => findWait(model, chance))
  const groups = await listCardBars(queries, {
    userId,
    today,
    stabilities: stabilityFrom,
    waits: waits.toReversed(),
  })
  const spread = {
    stability: toBars(stabilityFrom),
    difficulty: toBars(difficultyFrom),
    recall: toBars(recallFrom),
  }
  for (const { stability, difficulty, wait, count } of groups) {
    addTo(spread.stability, stability - 1, count)
    addTo(spread.difficulty, difficulty - 1, count)
    addTo(spread.recall, recallFrom.length - 1 - wait, count)
  }
  return spread
}

/** The chance of recall is a function of the days gone by as a part of the stability. */
function findWait(model: MemoryModel, chance: number): number {
  const isBelow = (wait: number) =>
    model.retrievability({ stability: 1, difficulty: 5 }, wait) < chance
  let shorter = 0
  let longer = 1
  while (!isBelow(longer)) longer *= 2
  while (longer - shorter > longer * 1e-9) {
    const middle = (shorter + longer) / 2
    if (isBelow(middle)) longer = middle
    else shorter = middle
  }
  return longer
}

function toBars(from: readonly number[]): Bar[] {
  return from.map((each, place) => ({ from: each, to: from[place + 1] ?? null, cards: 0 }))
}

function addTo(bars: Bar[], place: number, cards: number): void {
  const bar = bars[Math.min(Math.max(place, 0), bars.length - 1)]
  if (bar !== undefined) bar.cards += cards
}
