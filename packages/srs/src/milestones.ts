import type { Card } from './card'

/** Days of stability from which a card is at medium, and from which it is passed. */
export const mediumFromDays = 7
export const passedFromDays = 90

/** Days of stability that count for progress: none while a card is being learnt or relearnt. */
export function stabilityForProgress({ phase, memory }: Card): number {
  return phase === 'review' && memory !== undefined ? memory.stability : 0
}

/** Whether a card is at medium or better, or was before a lapse. */
export function hasReachedMedium(card: Card): boolean {
  return (card.hasReachedMedium ?? false) || stabilityForProgress(card) >= mediumFromDays
}
