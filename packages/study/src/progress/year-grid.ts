const dayMs = 86_400_000

/** The first and the last day of a calendar year, as days since 1970. */
export function findYear(year: number): { from: number; to: number } {
  return { from: Date.UTC(year, 0, 1) / dayMs, to: Date.UTC(year, 11, 31) / dayMs }
}

/** The calendar year of a learner day. */
export function toYear(day: number): number {
  return new Date(day * dayMs).getUTCFullYear()
}

/** 1 Monday to 7 Sunday. */
export function toWeekday(day: number): number {
  // 1 January 1970 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The first day of the week that a day is in, of weeks that begin on `weekStart` (1 Monday). */
export function toWeekStart(day: number, weekStart: number): number {
  return day - ((toWeekday(day) - weekStart + 7) % 7)
}

/**
 * The amounts from which the five steps of a year's picture begin: the fifths of the learner's own
 * days, so that everybody's year shows its quiet and its busy days. The first is 1; steps that fall
 * together begin at the same amount.
 */
export function findSteps(amounts: readonly number[]): number[] {
  const worked = amounts.filter((amount) => amount > 0).toSorted((one, other) => one - other)
  const at = (share: number) => worked[Math.floor(share * worked.length)] ?? 1
  return [1, at(0.2), at(0.4), at(0.6), at(0.8)]
}

/** 0 where nothing was done, else 1 to 5. */
export function toStep(amount: number, steps: readonly number[]): number {
  return amount <= 0 ? 0 : Math.max(1, steps.filter((from) => amount >= from).length)
}

/** The longest row of days that follow each other, and its last day; undefined without any. */
export function findLongestRun(
  days: readonly number[],
): { length: number; lastDay: number } | undefined {
  let longest: { length: number; lastDay: number } | undefined
  let length = 0
  let before = Number.NaN
  for (const day of [...new Set(days)].toSorted((one, other) => one - other)) {
    length = day === before + 1 ? length + 1 : 1
    before = day
    if (length > (longest?.length ?? 0)) longest = { length, lastDay: day }
  }
  return longest
}
