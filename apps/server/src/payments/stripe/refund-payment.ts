import type { Stripe } from 'stripe'
import type { Log } from '../../log'
import { isKeyTaken, isRefusedFor } from './ask-stripe'

interface Wish {
  paymentId: string
  amount?: number
  key: string
}

/** After so many the way back is closed (a card that is gone), and a person must find another. */
const mostTries = 3

/**
 * Gives a payment back, all of it or an amount, once for each key. Stripe forgets its own keys after
 * a day, so ours stands with the refund.
 */
export async function refundPayment(
  stripe: Stripe,
  { paymentId, amount, key }: Wish,
  log: Log,
): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })
  const same = data.filter(({ metadata }) => metadata?.refund_key === key)
  const failed = same.filter(({ status }) => status === 'failed' || status === 'canceled')
  if (same.length > failed.length) return
  if (failed.length >= mostTries) {
    log.error('a payment could not be given back: do it by hand in Stripe', { refund: same[0]?.id })
    return
  }
  const wish = {
    payment_intent: paymentId,
    metadata: { refund_key: key },
    ...(amount !== undefined && { amount }),
  }
  try {
    const idempotencyKey = `refund:${key}:${failed.length}`
    await stripe.refunds.create(wish, { idempotencyKey })
  } catch (error) {
    // Given back already, by somebody in the Dashboard; or the bank is taking it back itself.
    if (isRefusedFor(error, 'charge_already_refunded', 'charge_disputed')) return
    // Another node is at it at this moment, perhaps with a share counted a second earlier.
    if (isKeyTaken(error)) return
    throw error
  }
}
