import { expect, test } from 'vitest'
import { createClientAddressReader } from './client-address'
import { createRateLimits } from './rate-limits'
import { createTokenBuckets } from './token-buckets'

const limits = { token: 150, verify: 30, otp: 30, factor: 15, mails: 30 }

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

test('mails are counted for the whole service, but not where no address needs proof', () => {
  const clock = () => new Date(0)
  const careful = createRateLimits({ limits, isAutoconfirm: false }, clock)
  expect(countAllowed(() => careful.countMail())).toBe(30)
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
])('with %j trusted, %s saying %s is %s: %s', (trusted, socket, header, expected) => {
  expect(createClientAddressReader(trusted)(socket, header)).toBe(expected)
})
