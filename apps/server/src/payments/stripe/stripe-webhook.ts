import { createCallLimit } from '@kotonoha/api/accounts/call-limit'
import { type BillingEvent, keepEvent } from '@kotonoha/user-db/queries/billing/events'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import type { Stripe } from 'stripe'
import type { Log } from '../../log'
import { toBillingEvent } from './stripe-events'
import { isLiveKey, type StripeSettings } from './stripe-settings'

/** The largest object of Stripe is far smaller. */
const maxBodyBytes = 256 * 1024

/** What is older may be somebody's recording. */
const toleranceSeconds = 300

/** Of one client in a minute; beyond, nothing more is said of it in the log. */
const refusalsNoted = { calls: 10, windowMs: 60_000 }

export interface StripeWebhookOptions {
  stripe: Pick<Stripe, 'webhooks'>
  settings: Pick<StripeSettings, 'webhookSecrets' | 'secretKey'>
  provider: BillingEvent['provider']
  userDb: UserDb
  clock: () => Date
  log: Log
}

/**
 * Takes what Stripe tells: makes sure that it is Stripe who tells it, keeps whom it is about, and
 * answers. Neither a session nor a cookie has a part in it. All else happens afterwards, by asking.
 */
export function createStripeWebhook(
  options: StripeWebhookOptions,
): (request: Request, client: string) => Promise<Response> {
  const { stripe, settings, provider, userDb, clock, log } = options
  const isOneTooMany = createCallLimit(refusalsNoted)

  /** Undefined for one that none of the secrets signed, or too long ago. */
  function verify(body: Buffer, signature: string): Stripe.Event | 'other' | undefined {
    const receivedAt = clock().getTime()
    for (const secret of settings.webhookSecrets) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          secret,
          toleranceSeconds,
          undefined,
          receivedAt,
        )
        return isEvent(event) ? event : 'other'
      } catch (error) {
        // Signed, and of a kind that we did not ask for.
        if (!isBadSignature(error)) return 'other'
      }
    }
    return undefined
  }

  function refuse(status: number, reason: string, client: string): Response {
    if (!isOneTooMany(client, clock())) log.warn('payment event refused', { reason })
    return answer(status, { error: reason })
  }

  return async (request, client) => {
    if (request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'POST', ...noStore } })
    }
    const body = await readBytes(request)
    if (body === 'too-long') return refuse(413, 'too long', client)
    const event = verify(body, request.headers.get('stripe-signature') ?? '')
    if (event === undefined) return refuse(400, 'not signed by the payment service', client)
    if (event === 'other') return answer(200, { received: true })
    if (event.livemode !== isLiveKey(settings.secretKey)) {
      log.warn('payment event of the other mode', { type: event.type, isLive: event.livemode })
      return answer(200, { received: true })
    }
    const kept = toBillingEvent(event, provider)
    if (kept === undefined) return answer(200, { received: true })
    try {
      await keepEvent(userDb, { ...kept, at: clock() })
    } catch (error) {
      if (!(error instanceof UserDbUnavailableError)) throw error
      // Stripe comes again, for three days.
      return answer(503, { error: 'not kept' })
    }
    return answer(200, { received: true })
  }
}

const noStore = { 'cache-control': 'no-store' }

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: noStore })
}

/** Byte for byte, as it was signed. */
async function readBytes(request: Request): Promise<Buffer | 'too-long'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return 'too-long'
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBodyBytes) return 'too-long'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isEvent(event: Partial<Stripe.Event>): boolean {
  return (
    event.object === 'event' &&
    typeof event.id === 'string' &&
    typeof event.type === 'string' &&
    typeof event.data?.object === 'object'
  )
}

function isBadSignature(error: unknown): boolean {
  return (
    error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError'
  )
}
