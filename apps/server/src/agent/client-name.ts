/** Letters that are not seen, or turn the order of others around. */
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu

const longestName = 60

/** What a program calls itself, as it can be shown: on one line, with nothing hidden in it. */
export function clientName(given: string | undefined, otherwise: string): string {
  const seen = (given ?? '').replace(deceiving, '').replace(/\s+/g, ' ').trim()
  return Array.from(seen).slice(0, longestName).join('') || otherwise
}
