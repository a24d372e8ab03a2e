/** Reads a part of what the clock on the wall shows at an instant, such as its hour. */
export type WallReader = (atMs: number) => (part: Intl.DateTimeFormatPartTypes) => number

/**
 * `downTo` the hour costs less, and calendars ask thousands of times. Throws a RangeError for a zone
 * that does not exist.
 */
export function createWallReader(zone: string, downTo: 'hour' | 'second'): WallReader {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    ...(downTo === 'second' && { minute: 'numeric', second: 'numeric' }),
  })
  return (atMs) => {
    const parts = new Map(
      format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
    )
    return (part) => parts.get(part) ?? 0
  }
}
