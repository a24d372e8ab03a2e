import type { LoanSource } from '../word-definition'

/** "From English “supermarket”", or for 和製 words that no foreign speaker would know, where from. */
export function describeLoanSource(source: LoanSource): string {
  const opening = source.isWasei
    ? source.isPartial
      ? 'Made in Japan, partly from'
      : 'Made in Japan from'
    : source.isPartial
      ? 'Partly from'
      : 'From'
  const quoted = source.text === null ? '' : ` “${source.text}”`
  return `${opening} ${source.language}${quoted}`
}
