import { expect, test } from 'vitest'
import { createClientAddressReader } from './client-address'
import { createMemoryBuckets } from './memory-buckets'
import { createRateLimits } from './rate-limits'
import type { BucketRule } from './token-buckets'

const limits = { token: 150, verify: 30, otp: 30, factor: 15, mails: 500 }

async function countAllowed(work: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 2000; count += 1) {
    try {
      await work()
    } catch {
      return count
    }
  }
  return Number.POSITIVE_INFINITY
}

const createBuckets = (rule: BucketRule, clock: () => Date) =>
  createMemoryBuckets(clock)('any', rule)

function createLimits({ given = limits, isAutoconfirm = false } = {}) {
  const buckets = createMemoryBuckets(() => new Date(0))
  return createRateLimits({ limits: given, isAutoconfirm }, buckets)
}

test('a bucket lets its burst through and then as many as flow back', async () => {
  let now = 0
  const buckets = createBuckets({ burst: 3, count: 60, perSeconds: 60 }, () => new Date(now))
  const take = () => buckets.take('a')
  expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 1])
  expect(await buckets.take('b')).toBe(0)
  now = 1000
  expect([await take(), await take()]).toEqual([0, 1])
})

test('a clock that goes back fills and empties nothing', async () => {
  let now = 10_000
  const buckets = createBuckets({ burst: 1, count: 1, perSeconds: 1 }, () => new Date(now))
  expect(await buckets.take('a')).toBe(0)
  now = 0
  expect(await buckets.take('a')).toBeGreaterThan(0)
})

test('a crowd of addresses does not take the memory, and the crowd is still let in', async () => {
  const buckets = createBuckets({ burst: 1, count: 1, perSeconds: 3600 }, () => new Date(0))
  for (let count = 0; count < 250_000; count += 1) await buckets.take(`address ${count}`)
  expect(await buckets.take('one more')).toBe(0)
})

test.each([
  ['token', 30],
  ['verify', 30],
  ['otp', 30],
  ['challenge', 15],
] as const)('by default %s lets %i through at once', async (bucket, burst) => {
  const rateLimits = createLimits()
  expect(await countAllowed(() => rateLimits.countRequest(bucket, 'a'))).toBe(burst)
})

test('a limit of 0 is none, and a raised one lets all of it through at once', async () => {
  const rateLimits = createLimits({ given: { ...limits, verify: 0, otp: 1000 } })
  const countIn = (bucket: 'verify' | 'signup') =>
    countAllowed(() => rateLimits.countRequest(bucket, 'a'))
  expect(await countIn('verify')).toBe(Number.POSITIVE_INFINITY)
  expect(await countIn('signup')).toBe(1000)
})

test('a token that is put back can be taken again, and the time until the next one is known', async () => {
  let now = 0
  const buckets = createBuckets({ burst: 2, count: 1, perSeconds: 60 }, () => new Date(now))
  await buckets.take('a')
  await buckets.take('a')
  expect(await buckets.secondsUntilFree('a')).toBe(60)
  now = 20_000
  expect(await buckets.secondsUntilFree('a')).toBe(40)
  await buckets.giveBack('a')
  expect(await buckets.secondsUntilFree('a')).toBe(0)
  expect([await buckets.take('a'), await buckets.take('a')]).toEqual([0, 40])
})

test('whoever comes too often is told when to come again', async () => {
  const rateLimits = createLimits()
  for (let count = 0; count < 30; count += 1) await rateLimits.countRequest('token', 'a')
  await expect(rateLimits.countRequest('token', 'a')).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 2,
  })
})

test('who tries codes of a second factor uses up neither another session nor another client', async () => {
  const { countFactorTry } = createLimits()
  let session = 0
  const guess = (client: string, of: string) =>
    countFactorTry({ account: 'hanako', client, session: of })
  expect(await countAllowed(() => guess('thief', 'stolen'))).toBe(15)
  await guess('home', 'own')
  const newSession = () => {
    session += 1
    return `session ${session}`
  }
  expect(await countAllowed(() => guess('thief', newSession()))).toBe(15)
  await guess('home', 'own')
  // Right codes cost nothing.
  for (let count = 0; count < 100; count += 1) await (await guess('home', 'own'))()
  expect(await countAllowed(() => guess('home', 'own'))).toBe(13)
})

test('mails are bounded for a client, for a recipient and for the whole service', async () => {
  const make = (mails: number) => createLimits({ given: { ...limits, mails } })
  const mailFrom = (client: string, recipient: string) => ({ client, recipient })
  let serial = 0
  const newName = () => {
    serial += 1
    return `name ${serial}`
  }
  const ofClient = make(500)
  const toAnybody = () => ofClient.countMailRequest(mailFrom('a', newName()))
  expect(await countAllowed(toAnybody)).toBe(30)
  await expect(ofClient.checkMail('a')).rejects.toThrow()
  await ofClient.checkMail('b')
  const toOne = make(500)
  expect(await countAllowed(() => toOne.countMailRequest(mailFrom('a', 'x')))).toBe(5)
  const fromAnybody = () => toOne.countMailRequest(mailFrom(newName(), 'x'))
  expect(await countAllowed(fromAnybody)).toBe(5)
  const raised = make(1000)
  expect(await countAllowed(() => raised.countMailRequest(mailFrom('a', newName())))).toBe(250)
})

test('mails are counted for the whole service, but not where no address needs proof', async () => {
  const careful = createLimits()
  expect(await countAllowed(() => careful.countMail())).toBe(500)
  await expect(careful.checkMail('anybody')).rejects.toThrow()
  await careful.uncountMail()
  await careful.checkMail('anybody')
  const open = createLimits({ isAutoconfirm: true })
  expect(await countAllowed(() => open.countMail())).toBe(Number.POSITIVE_INFINITY)
})

test.each<
  [trusted: string[], socket: string, header: string | undefined, client: string, reason: string]
>([
  [[], '1.2.3.4', '9.9.9.9', '1.2.3.4', 'nobody is trusted, so the header is not believed'],
  [['1.2.3.0/24'], '1.2.3.4', '9.9.9.9', '9.9.9.9', 'a trusted proxy says who asked it'],
  [['1.2.3.4'], '1.2.3.4', '8.8.8.8, 9.9.9.9', '9.9.9.9', 'what stands before may be invented'],
  [['1.2.3.4'], '::ffff:1.2.3.4', '9.9.9.9', '9.9.9.9', 'IPv4 on an IPv6 socket'],
  [['1.2.3.4'], '1.2.3.4', 'nonsense', '1.2.3.4', 'no address in the header'],
  [[], '2001:db8:1:2:3::4', undefined, '2001:db8:1:2::/64', 'a household has a whole /64'],
  [[], '2001:0DB8::1', undefined, '2001:db8:0:0::/64', 'however it is written'],
  [[], '2001:db8:0:0:0:0:0:1', undefined, '2001:db8:0:0::/64', 'or how long'],
  [[], '::ffff:cb00:7114', undefined, '203.0.113.20', 'IPv4 in hexadecimal'],
  [[], '2001:db8::203.0.113.20', undefined, '2001:db8:0:0::/64', 'IPv6 that ends like IPv4'],
  [[], 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64', 'an address of one link'],
  [['1.2.3.4'], '1.2.3.4', '9.9.9.9:1234', '9.9.9.9', 'some proxies write the port'],
  [['1.2.3.4'], '1.2.3.4', '[2001:db8::1]:99', '2001:db8:0:0::/64', 'and brackets'],
  [['1.2.3.4'], '1.2.3.4', '9.9.9.9, unknown', '1.2.3.4', 'what was hidden counts as the proxy'],
])('with %j trusted, %s saying %s is %s: %s', (trusted, socket, header, expected) => {
  expect(createClientAddressReader(trusted)(socket, header)).toBe(expected)
})
