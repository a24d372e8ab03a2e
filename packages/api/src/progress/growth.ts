import type { PassedDays } from './passed-days'
import { kindNames } from './work-of-day'

/** A picture is a few hundred points wide; more points would only be more to send. */
const mostPoints = 120

export interface ItemsOfDay {
  learnerDay: number
  /** 1 component, 2 kanji, 3 word. */
  kind: number
  items: number
}

type Counts = Record<(typeof kindNames)[number], number>

export interface GrowthPoint {
  day: number
  introduced: Counts
  passed: Counts
}

/** Days from one point to the next. */
export function findGrowthStep({ firstDay, today }: { firstDay: number; today: number }): number {
  return Math.ceil((today - firstDay + 1) / mostPoints)
}

/** How many items were introduced and passed up to the end of each day, or of every few days. */
export function findGrowth({
  firstDay,
  today,
  introduced,
  passed,
}: {
  firstDay: number
  today: number
  /** The oldest day first. */
  introduced: readonly ItemsOfDay[]
  passed: PassedDays
}): GrowthPoint[] {
  const step = findGrowthStep({ firstDay, today })
  const points: GrowthPoint[] = []
  const countIntroduced = toCounter(introduced)
  const countPassed = {
    component: toDayCounter(passed.component),
    kanji: toDayCounter(passed.kanji),
    word: toDayCounter(passed.word),
  }
  // Counted back from today, so that the last point is the present.
  for (let day = firstDay + ((today - firstDay) % step); day <= today; day += step) {
    points.push({
      day,
      introduced: countIntroduced(day),
      passed: {
        component: countPassed.component(day),
        kanji: countPassed.kanji(day),
        word: countPassed.word(day),
      },
    })
  }
  return points
}

/** Asked for later and later days, it goes through the rows once. */
function toCounter(inOrder: readonly ItemsOfDay[]): (day: number) => Counts {
  const sums: Counts = { component: 0, kanji: 0, word: 0 }
  let place = 0
  return (day) => {
    for (
      let row = inOrder[place];
      row !== undefined && row.learnerDay <= day;
      row = inOrder[place]
    ) {
      const kind = kindNames[row.kind - 1]
      if (kind !== undefined) sums[kind] += row.items
      place += 1
    }
    return { ...sums }
  }
}

/** The same of days on which one item each was passed. */
function toDayCounter(inOrder: readonly number[]): (day: number) => number {
  let count = 0
  return (day) => {
    while (count < inOrder.length && (inOrder[count] ?? day) <= day) count += 1
    return count
  }
}
