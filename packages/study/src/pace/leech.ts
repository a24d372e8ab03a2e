/** Lapses from which a card is called a leech. */
export const leechFromLapses = 6
/** Further lapses after which it is called one again. */
const everyLapses = 3

/** A card's failures and its present run of successes. */
export interface LapsingCard {
  lapses: number
  streak: number
}

/** How much trouble a card makes now: failures count less with every success in a row since. */
export function findLeechScore({ lapses, streak }: LapsingCard): number {
  return lapses / Math.max(1, streak) ** 1.5
}

export function isLeech({ lapses }: LapsingCard): boolean {
  return lapses >= leechFromLapses
}

/** Whether this very lapse is one to speak of: the sixth, and every third after it. */
export function isLeechNotice(lapsesBefore: number, lapsesAfter: number): boolean {
  const countNotices = (lapses: number) =>
    lapses < leechFromLapses ? 0 : 1 + Math.floor((lapses - leechFromLapses) / everyLapses)
  return countNotices(lapsesAfter) > countNotices(lapsesBefore)
}
