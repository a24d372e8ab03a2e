import type { Card } from '@kotonoha/srs/card'

/** Days of stability from which cards retire, for who wants that. */
export const retiredFromDays = 365

/** Whether a card is known for so long that it need not be asked any more. */
export function isRetired({ phase, memory }: Pick<Card, 'phase' | 'memory'>): boolean {
  return phase === 'review' && memory !== undefined && memory.stability >= retiredFromDays
}
