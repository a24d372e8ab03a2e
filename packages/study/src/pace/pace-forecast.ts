import { type PaceCell, type PaceStand, paceTable } from './pace-table'

const none: Omit<PaceStand, 'dayNumber'> = { level: 1, items: 0, minutes: 0 }

/** Between two numbers, as far as `share` says. */
const mix = (one: number, other: number, share: number) => one + (other - one) * share

function mixStands(one: readonly PaceStand[], other: readonly PaceStand[], share: number) {
  return one.map((stand, index): PaceStand => {
    const next = other[index] ?? stand
    return {
      dayNumber: stand.dayNumber,
      level: mix(stand.level, next.level, share),
      items: mix(stand.items, next.items, share),
      minutes: mix(stand.minutes, next.minutes, share),
    }
  })
}

/** The values of a row of the table around a wanted one, and how far it is between them. */
function findAround(values: readonly number[], wanted: number) {
  const above = values.find((each) => each >= wanted) ?? values.at(-1) ?? 0
  const below = values.findLast((each) => each <= wanted) ?? values[0] ?? 0
  return { below, above, share: above > below ? (wanted - below) / (above - below) : 0 }
}

/**
 * Where a pace leads: the table that simulated learners wrote, and between its cells a straight
 * line. Beyond its last pace and recall it tells of these.
 */
export function forecastPace(
  { newPerDay, retention }: { newPerDay: number; retention: number },
  cells: readonly PaceCell[] = paceTable.cells,
): PaceStand[] {
  const ofRecall = (recall: number) => {
    const row = cells.filter((each) => each.recall === recall)
    const { below, above, share } = findAround([0, ...row.map((each) => each.newPerDay)], newPerDay)
    const find = (pace: number) => row.find((each) => each.newPerDay === pace)?.stands
    const upper = find(above) ?? row[0]?.stands ?? []
    const lower = find(below) ?? upper.map(({ dayNumber }) => ({ dayNumber, ...none }))
    return mixStands(lower, newPerDay === 0 ? lower : upper, share)
  }
  const recalls = [...new Set(cells.map(({ recall }) => recall))]
  const { below, above, share } = findAround(recalls, retention)
  return mixStands(ofRecall(below), ofRecall(above), share).map((stand) => ({
    dayNumber: stand.dayNumber,
    level: Math.floor(stand.level),
    items: Math.round(stand.items),
    minutes: Math.round(stand.minutes),
  }))
}

/** Cards of an item, over the whole curriculum: a component has one, a kanji and a word two. */
export const cardsPerItem = 1.95

/** What so many new cards a day come to in items: what is taught, and what everybody counts by. */
export function toItems(newCards: number): number {
  return Math.round(newCards / cardsPerItem)
}
