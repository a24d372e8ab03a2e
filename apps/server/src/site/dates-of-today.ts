/** The clocks of the Earth stand between UTC−12 (Baker Island) and UTC+14 (Kiritimati). */
const earliestOffsetHours = -12
const latestOffsetHours = 14

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Every calendar date that is today for somebody, such as `2026-04-01`: two or three of them. */
export function listDatesOfToday(now: Date): string[] {
  const dates: string[] = []
  const last = toDate(now.getTime() + latestOffsetHours * hourMs)
  let time = now.getTime() + earliestOffsetHours * hourMs
  while (toDate(time) <= last) {
    dates.push(toDate(time))
    time += dayMs
  }
  return dates
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
