import { PaymentsUnavailableError } from '@kotonoha/api/payments/payments'
import type { Stripe } from 'stripe'
import type { Log } from '../../log'

/** Asks Stripe something; `call` names it for the log. */
export type AskStripe = <Answer>(call: string, question: () => Promise<Answer>) => Promise<Answer>

/** Of these the next try may know better; all others are for whoever runs the installation. */
const passing = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

/**
 * Turns whatever Stripe refuses into "the payment service cannot be reached", which procedures
 * know. The log gets what finds the request in Stripe's own log and nothing of what was sent:
 * Stripe's messages may repeat it.
 */
export function createAskStripe(log: Log): AskStripe {
  return async (call, question) => {
    try {
      return await question()
    } catch (error) {
      if (!isStripeError(error)) throw error
      const { type, code, param, statusCode, requestId } = error
      const fields = { call, type, code, param, status: statusCode, requestId }
      if (passing.has(type)) log.warn('the payment service did not answer', fields)
      else log.error('the payment service refused what it was asked', fields)
      throw new PaymentsUnavailableError(`${call}: ${type}`)
    }
  }
}

type StripeError = InstanceType<(typeof Stripe.errors)['StripeError']>

/** By its name: the library itself is loaded only where payments are taken by it. */
function isStripeError(error: unknown): error is StripeError {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  )
}

/** Whether Stripe refused for this reason. */
export function isRefusedFor(error: unknown, ...codes: string[]): boolean {
  return isStripeError(error) && error.code !== undefined && codes.includes(error.code)
}

/** Whether a key came again for something else, or while the first request with it is under way. */
export function isKeyTaken(error: unknown): boolean {
  return (
    isStripeError(error) && (error.type === 'StripeIdempotencyError' || error.statusCode === 409)
  )
}
