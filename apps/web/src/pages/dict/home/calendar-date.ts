/** The learner's own calendar date as `2026-04-01`: their day turns at their midnight. */
export function toCalendarDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${day}`
}
