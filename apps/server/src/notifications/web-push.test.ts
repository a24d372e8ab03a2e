import { deriveVapidKeys } from '@kotonoha/auth-server/secrets/vapid-keys'
import { createVault } from '@kotonoha/auth-server/secrets/vault'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePushService } from './testing/fake-push-service'
import { createWebPush } from './web-push'

let service: Awaited<ReturnType<typeof startFakePushService>>
beforeAll(async () => {
  service = await startFakePushService()
})
afterAll(() => service.stop())

const now = new Date('2026-04-01T12:00:00Z')
const keys = deriveVapidKeys(createVault(Buffer.alloc(32, 7)))
const createPush = (furtherServices = [service.origin]) =>
  createWebPush({
    keys,
    subject: 'https://kotonoha.example',
    furtherServices,
    clock: () => now,
    fetch,
  })
const message = { kind: 'reviews-due', count: 12 } as const

test('a push arrives signed, readable by its browser alone, with counts and nothing else', async () => {
  const address = service.subscribe()
  expect(await createPush().send(address, message)).toEqual({ kind: 'taken' })
  const push = service.taken.at(-1)
  expect(JSON.parse(push?.text ?? '')).toEqual(message)
  expect(push?.headers).toMatchObject({ ttl: '14400', topic: 'reviews-due', urgency: 'normal' })
  expect(Number(push?.headers['content-length'])).toBeLessThan(3072)
})

test('the keys follow from the secret: the same on every node, others with another', () => {
  expect(deriveVapidKeys(createVault(Buffer.alloc(32, 7)))).toEqual(keys)
  expect(deriveVapidKeys(createVault(Buffer.alloc(32, 8)))).not.toEqual(keys)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
})

test.each([
  [404, undefined, { kind: 'gone' }, 'forgotten'],
  [410, undefined, { kind: 'gone' }, 'no longer subscribed'],
  [429, '120', { kind: 'later', retryAt: new Date('2026-04-01T12:02:00Z') }, 'seconds'],
  [
    503,
    'Wed, 01 Apr 2026 12:05:00 GMT',
    { kind: 'later', retryAt: new Date('2026-04-01T12:05:00Z') },
    'a date',
  ],
  [500, undefined, { kind: 'later', retryAt: new Date('2026-04-01T12:01:00Z') }, 'no wish'],
  [429, '86400', { kind: 'later', retryAt: new Date('2026-04-01T13:00:00Z') }, 'too long a wish'],
  [502, 'soon', { kind: 'later', retryAt: new Date('2026-04-01T12:01:00Z') }, 'nonsense'],
  [400, undefined, { kind: 'refused' }, 'not as it wants it'],
  [403, undefined, { kind: 'refused' }, 'other keys'],
  [302, undefined, { kind: 'refused' }, 'a redirect is not followed'],
])('%i with Retry-After %s means %o: %s', async (status, retryAfter, outcome, _why) => {
  const address = service.subscribe()
  service.refuse(address, { status, ...(retryAfter !== undefined && { retryAfter }) })
  expect(await createPush().send(address, message)).toEqual(outcome)
})

test('what is not a known push service is not called, also where it was kept before', async () => {
  const address = service.subscribe()
  const count = service.taken.length
  expect(await createPush([]).send(address, message)).toEqual({ kind: 'refused' })
  expect(service.taken).toHaveLength(count)
})

test('nobody there: nothing was sent for sure; no answer: nobody knows', async () => {
  const stopped = await startFakePushService()
  const address = stopped.subscribe()
  await stopped.stop()
  expect(await createPush([stopped.origin]).send(address, message)).toMatchObject({ kind: 'later' })
  const silent = createWebPush({
    keys,
    subject: 'mailto:operator@localhost',
    furtherServices: [service.origin],
    clock: () => now,
    fetch: () => Promise.reject(new DOMException('too slow', 'TimeoutError')),
  })
  expect(await silent.send(service.subscribe(), message)).toEqual({ kind: 'unknown' })
})

test('keys that no browser has are refused, not thrown about', async () => {
  const address = { ...service.subscribe(), p256dh: 'B'.padEnd(87, 'A') }
  expect(await createPush().send(address, message)).toEqual({ kind: 'refused' })
})
