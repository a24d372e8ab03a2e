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

/** How many items were introduced and passed up to the end of each day, or of every few days. */
export function findGrowth({
  firstDay,
  today,
  introduced,
  passed,
}: {
  firstDay: number
  today: number
  introduced: readonly ItemsOfDay[]
  passed: readonly ItemsOfDay[]
}): GrowthPoint[] {
  const step = Math.ceil((today - firstDay + 1) / mostPoints)
  const points: GrowthPoint[] = []
  const count = { introduced: toCounter(introduced), passed: toCounter(passed) }
  // Counted back from today, so that the last point is the present.
  for (let day = firstDay + ((today - firstDay) % step); day <= today; day += step) {
    points.push({ day, introduced: count.introduced(day), passed: count.passed(day) })
  }
  return points
}

/** Asked for later and later days, it goes through the rows once. */
function toCounter(rows: readonly ItemsOfDay[]): (day: number) => Counts {
  const inOrder = rows.toSorted((one, other) => one.learnerDay - other.learnerDay)
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
