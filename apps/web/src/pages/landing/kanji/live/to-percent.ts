/** A share as one says it: `62 %`, which no line break parts. */
export function toPercent(share: number): string {
  return `${Math.round(100 * share)}\u00A0%`
}
