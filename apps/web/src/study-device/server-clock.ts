/** How far the server's clock is ahead of this device's, in ms. */
let offsetMs = 0

/** The time by the server's clock, as far as it is known here. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs)
}

/**
 * Learns the offset from an answer of the server that tells its time. `askedAtMs` and now are this
 * device's; the answer is taken to be made halfway between.
 */
export function learnServerTime(serverTime: string, askedAtMs: number): void {
  const halfwayMs = (askedAtMs + Date.now()) / 2
  offsetMs = Date.parse(serverTime) - halfwayMs
}
