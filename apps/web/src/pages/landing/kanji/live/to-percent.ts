/** A share as one says it: `62 %`. */
export function toPercent(share: number): string {
  return `${Math.round(100 * share)} %`
}
