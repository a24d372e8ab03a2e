import { expect, test } from 'vitest'
import { createClientAddressReader } from './client-address'
import { createRateLimits } from './rate-limits'
import { createTokenBuckets } from './token-buckets'

const limits = { token: 150, verify: 30, otp: 30, factor: 15, mails: 500 }

function countAllowed(work: () => void): number {
  for (let count = 0; count < 2000; count += 1) {
    try {
      work()
    } catch {
      return count
    }
  }
  return Number.POSITIVE_INFINITY
}

test('a bucket lets its burst through and then as many as flow back', () => {
  let now = 0
  const buckets = createTokenBuckets({ burst: 3, count: 60, perSeconds: 60 }, () => new Date(now))
  const take = () => buckets.take('a')
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  expect(buckets.take('b')).toBe(true)
  now = 1000
  expect([take(), take()]).toEqual([true, false])
})

test('a clock that goes back fills and empties nothing', () => {
  let now = 10_000
  const buckets = createTokenBuckets({ burst: 1, count: 1, perSeconds: 1 }, () => new Date(now))
  expect(buckets.take('a')).toBe(true)
  now = 0
  expect(buckets.take('a')).toBe(false)
})

test('a crowd of addresses does not take the memory, and the crowd is still let in', () => {
  const buckets = createTokenBuckets({ burst: 1, count: 1, perSeconds: 3600 }, () => new Date(0))
  for (let count = 0; count < 250_000; count += 1) buckets.take(`address ${count}`)
  expect(buckets.take('one more')).toBe(true)
})

test.each([
  ['token', 30],
  ['verify', 30],
  ['otp', 30],
  ['challenge', 15],
] as const)('by default %s lets %i through at once', (bucket, burst) => {
  const rateLimits = createRateLimits({ limits, isAutoconfirm: false }, () => new Date(0))
  expect(countAllowed(() => rateLimits.countRequest(bucket, 'a'))).toBe(burst)
})

test('a limit of 0 is none, and a raised one lets all of it through at once', () => {
  const given = { ...limits, verify: 0, otp: 1000 }
  const rateLimits = createRateLimits({ limits: given, isAutoconfirm: false }, () => new Date(0))
  expect(countAllowed(() => rateLimits.countRequest('verify', 'a'))).toBe(Number.POSITIVE_INFINITY)
  expect(countAllowed(() => rateLimits.countRequest('signup', 'a'))).toBe(1000)
})

test('a token that is put back can be taken again, and the time until the next one is known', () => {
  let now = 0
  const buckets = createTokenBuckets({ burst: 2, count: 1, perSeconds: 60 }, () => new Date(now))
  buckets.take('a')
  buckets.take('a')
  expect(buckets.secondsUntilFree('a')).toBe(60)
  now = 20_000
  expect(buckets.secondsUntilFree('a')).toBe(40)
  buckets.giveBack('a')
  expect([buckets.secondsUntilFree('a'), buckets.take('a'), buckets.take('a')]).toEqual([
    0,
    true,
    false,
  ])
})

test('whoever comes too often is told when to come again', () => {
  const rateLimits = createRateLimits({ limits, isAutoconfirm: false }, () => new Date(0))
  for (let count = 0; count < 30; count += 1) rateLimits.countRequest('token', 'a')
  expect(() => rateLimits.countRequest('token', 'a')).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 2 }),
  )
})

test('who tries codes of a second factor uses up neither another session nor another client', () => {
  const { countFactorTry } = createRateLimits({ limits, isAutoconfirm: false }, () => new Date(0))
  let session = 0
  const guess = (client: string, of: string) =>
    countFactorTry({ account: 'hanako', client, session: of })
  expect(countAllowed(() => guess('thief', 'stolen'))).toBe(15)
  expect(() => guess('home', 'own')).not.toThrow()
  const newSession = () => {
    session += 1
    return `session ${session}`
  }
  expect(countAllowed(() => guess('thief', newSession()))).toBe(15)
  expect(() => guess('home', 'own')).not.toThrow()
  // Right codes cost nothing.
  for (let count = 0; count < 100; count += 1) guess('home', 'own')()
  expect(countAllowed(() => guess('home', 'own'))).toBe(13)
})

test('mails are bounded for a client, for a recipient and for the whole service', () => {
  const make = (mails: number) =>
    createRateLimits({ limits: { ...limits, mails }, isAutoconfirm: false }, () => new Date(0))
  const mailFrom = (client: string, recipient: string) => ({ client, recipient })
  let serial = 0
  const newName = () => {
    serial += 1
    return `name ${serial}`
  }
  const ofClient = make(500)
  const toAnybody = () => ofClient.countMailRequest(mailFrom('a', newName()))
  expect(countAllowed(toAnybody)).toBe(30)
  expect(() => ofClient.checkMail('a')).toThrow()
  expect(() => ofClient.checkMail('b')).not.toThrow()
  const toOne = make(500)
  expect(countAllowed(() => toOne.countMailRequest(mailFrom('a', 'x')))).toBe(5)
  const fromAnybody = () => toOne.countMailRequest(mailFrom(newName(), 'x'))
  expect(countAllowed(fromAnybody)).toBe(5)
  const raised = make(1000)
  expect(countAllowed(() => raised.countMailRequest(mailFrom('a', newName())))).toBe(250)
})

test('mails are counted for the whole service, but not where no address needs proof', () => {
  const clock = () => new Date(0)
  const careful = createRateLimits({ limits, isAutoconfirm: false }, clock)
  expect(countAllowed(() => careful.countMail())).toBe(500)
  expect(() => careful.checkMail('anybody')).toThrow()
  careful.uncountMail()
  expect(() => careful.checkMail('anybody')).not.toThrow()
  const open = createRateLimits({ limits, isAutoconfirm: true }, clock)
  expect(countAllowed(() => open.countMail())).toBe(Number.POSITIVE_INFINITY)
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
