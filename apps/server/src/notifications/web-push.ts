import type { Push, PushOutcome } from '@kotonoha/api/accounts/push'
import type { VapidKeys } from '@kotonoha/auth-server/secrets/vapid-keys'
import type { PushAddress } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { createKnownServices } from './push-services'

export interface WebPushOptions {
  keys: VapidKeys
  /** Whom a push service may write to or look at when something is wrong: mailto: or https:. */
  subject: string
  /** Origins beside the known push services. */
  furtherServices: readonly string[]
  clock: () => Date
  fetch: typeof fetch
}

/** How long a push service keeps what a browser that is off cannot take: it is stale then. */
const lifeSeconds = 4 * 3600

const timeoutMs = 10_000
const standardRetryMs = 60_000
const longestRetryMs = 3_600_000

/** Of what is not to be sent twice at once, the push service keeps the latest (RFC 8030, 5.4). */
const topics = { 'reviews-due': 'reviews-due', test: 'test' } as const

/** What says for sure that nothing was sent: there was no connection. */
const notConnectedCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Sends by the protocol of web push: encrypted for the browser (RFC 8291), signed by us (RFC 8292). */
export function createWebPush(options: WebPushOptions): Push {
  const { keys, subject, furtherServices, clock } = options
  const isKnownService = createKnownServices(furtherServices)
  return {
    publicKey: keys.publicKey,
    isKnownService,
    async send(address, message) {
      // Looked at once more: what the operator trusts may have changed since it was kept.
      if (!isKnownService(address.endpoint)) return { kind: 'refused' }
      const details = await encrypt(address, JSON.stringify(message), {
        topic: topics[message.kind],
        vapidDetails: { subject, ...keys },
      })
      if (details === undefined) return { kind: 'refused' }
      try {
        const response = await options.fetch(address.endpoint, {
          method: 'POST',
          headers: toHeaders(details.headers),
          body: new Uint8Array(details.body),
          // Whoever redirects is not the service whose address was looked at.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        return toOutcome(response, clock())
      } catch (error) {
        const isSure = notConnectedCodes.includes(codeOf(error))
        return isSure ? later(clock(), standardRetryMs) : { kind: 'unknown' }
      }
    },
  }
}

/** Undefined for keys that no browser has. */
async function encrypt(
  { endpoint, p256dh, auth }: PushAddress,
  text: string,
  options: { topic: string; vapidDetails: VapidKeys & { subject: string } },
) {
  const subscription = { endpoint, keys: { p256dh, auth } }
  // Read with the first reminder: no start waits for it.
  const { default: webPush } = await import('web-push')
  try {
    return webPush.generateRequestDetails(subscription, text, {
      ...options,
      TTL: lifeSeconds,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return undefined
  }
}

function toHeaders(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]) => [name, String(value)])
}

const noContent = { from: 200, to: 300 }

function toOutcome({ status, headers }: Response, at: Date): PushOutcome {
  if (status >= noContent.from && status < noContent.to) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return later(at, readRetryMs(headers, at))
  return { kind: 'refused' }
}

/** `Retry-After` in seconds or as a date; no longer than an hour. */
function readRetryMs(headers: Headers, at: Date): number {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - at.getTime()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestRetryMs) : standardRetryMs
}

function later(at: Date, ms: number): PushOutcome {
  return { kind: 'later', retryAt: new Date(at.getTime() + ms) }
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : ''
}
