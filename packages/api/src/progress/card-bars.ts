import type { MemoryModel } from '@kotonoha/srs/memory-model'
import type { CardGroup } from '@kotonoha/user-db/queries/progress/card-spread'

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

/** How cards spread over stability, difficulty and the chance of being remembered today. */
export function findSpread(
  groups: readonly CardGroup[],
  { today, model }: { today: number; model: MemoryModel },
): { stability: Bar[]; difficulty: Bar[]; recall: Bar[] } {
  const toRecall = ({ stability, difficulty, lastDay }: CardGroup) =>
    model.retrievability({ stability, difficulty }, Math.max(0, today - lastDay))
  return {
    stability: toBars(groups, stabilityFrom, ({ stability }) => stability),
    difficulty: toBars(groups, difficultyFrom, ({ difficulty }) => difficulty),
    recall: toBars(groups, recallFrom, toRecall),
  }
}

function toBars(
  groups: readonly CardGroup[],
  from: readonly number[],
  toValue: (group: CardGroup) => number,
): Bar[] {
  const bars = from.map(
    (each, place): Bar => ({ from: each, to: from[place + 1] ?? null, cards: 0 }),
  )
  for (const group of groups) {
    const value = toValue(group)
    const bar = bars.findLast((each) => value >= each.from) ?? bars[0]
    if (bar !== undefined) bar.cards += group.count
  }
  return bars
}
