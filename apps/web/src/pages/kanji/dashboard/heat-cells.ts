import type { Dashboard } from './dashboard'

/** A day of the strip; `step` 0 is a day without study, 4 the busiest days. */
export interface HeatCell {
  day: number
  reviews: number
  step: 0 | 1 | 2 | 3 | 4
}

export const shownDays = 91

/** The last 91 days up to today, the oldest first, with the days that had no study put in. */
export function toHeatCells(heat: Dashboard['heat'], today: number): HeatCell[] {
  const reviewsOf = new Map(heat.map(({ day, reviews }) => [day, reviews]))
  const sorted = heat.map(({ reviews }) => reviews).filter((each) => each > 0)
  sorted.sort((a, b) => a - b)
  return Array.from({ length: shownDays }, (_, index) => {
    const day = today - shownDays + 1 + index
    const reviews = reviewsOf.get(day) ?? 0
    // A day with lessons only was studied too.
    const step = reviewsOf.has(day) ? toStep(sorted, reviews) : 0
    return { day, reviews, step }
  })
}

/** By the learner's own days: a quarter of the days with reviews in each step. */
function toStep(sorted: readonly number[], reviews: number): HeatCell['step'] {
  const below = sorted.filter((each) => each < reviews).length
  const share = sorted.length === 0 ? 0 : below / sorted.length
  if (share < 0.25) return 1
  if (share < 0.5) return 2
  return share < 0.75 ? 3 : 4
}
