const daysInWeek = 7
const daysInMonth = 30.44
const daysInYear = 365.25

/** A number of days as one says it: `5 days`, `3 weeks`, `4 months`, `1.5 years`. */
export function describeDays(days: number): string {
  if (days < 2 * daysInWeek) return count(Math.round(days), 'day')
  if (days < 2 * daysInMonth) return count(Math.round(days / daysInWeek), 'week')
  if (days < daysInYear) return count(Math.round(days / daysInMonth), 'month')
  return count(Math.round((10 * days) / daysInYear) / 10, 'year')
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`
}
