import type { Purchase, Subscription } from './billing-facts'

/**
 * What of the latest payment of a subscription was paid for time that is still to come, in the
 * smallest unit of its currency: given back to who buys for ever in the middle of it.
 */
export function findUnusedAmount(
  { amount, paidAt }: Pick<Purchase, 'amount' | 'paidAt'>,
  { periodEndsAt }: Pick<Subscription, 'periodEndsAt'>,
  now: Date,
): number {
  if (periodEndsAt === undefined || periodEndsAt <= now) return 0
  const whole = periodEndsAt.getTime() - paidAt.getTime()
  const left = periodEndsAt.getTime() - Math.max(now.getTime(), paidAt.getTime())
  return whole <= 0 ? 0 : Math.floor((amount * left) / whole)
}
