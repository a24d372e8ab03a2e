import { expect, test, vi } from 'vitest'
import { leastMs } from './http/equal-time'
import { type Answer, confirm, newAddress, startTestAuth } from './testing/test-auth'

const hashing = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const { hash, verify, ...others } = await importOriginal<typeof import('@node-rs/argon2')>()
  const counted =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given) => {
      hashing.count += 1
      return work(...given)
    }
  return { ...others, hash: counted(hash), verify: counted(verify) }
})

// Hashing costs what it costs learners: it is the time that would tell.
const auth = startTestAuth({
  ...confirm,
  AUTH_PASSWORD_HASH_MEMORY: '',
  AUTH_PASSWORD_HASH_PASSES: '',
})
const password = 'correct horse'

async function signUpConfirmed(): Promise<string> {
  const email = newAddress()
  await auth.ask('POST', '/signup', { body: { email, password } })
  const [mail] = await auth.listMails(email)
  await auth.ask('POST', '/verify', { body: { type: 'signup', email, token: mail?.otp } })
  return email
}

const requests: [name: string, path: string, toBody: (email: string) => object][] = [
  ['signing in', '/token?grant_type=password', (email) => ({ email, password: 'wrong horse' })],
  ['signing up', '/signup', (email) => ({ email, password: 'another horse' })],
  ['recovering', '/recover', (email) => ({ email })],
  ['asking for a link', '/otp', (email) => ({ email })],
  ['asking for the mail again', '/resend', (email) => ({ type: 'signup', email })],
  ['trying a code', '/verify', (email) => ({ type: 'recovery', email, token: '000000' })],
]

/** What an answer shows of itself; values that differ for every address are left out. */
function shapeOf({ status, headers, body }: Answer) {
  const names = [...headers.keys()].filter((name) => name !== 'date' && name !== 'content-length')
  const code = body.code === undefined ? undefined : [body.code, body.message]
  return { status, code, names, fields: Object.keys(body).sort() }
}

const rounds = 5

/** Timers count in whole milliseconds, and may end in the last of them. */
const timerMs = 1

test.each(requests)(
  '%s tells neither by the answer nor by its time who has an account',
  async (_, path, toBody) => {
    const known = await Promise.all(Array.from({ length: rounds }, signUpConfirmed))
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    // By turns, so that whatever else the machine does falls on both alike.
    for (const address of known) {
      const shapes = []
      const hashed = []
      for (const [kind, email] of [
        ['known', address],
        ['unknown', newAddress()],
      ] as const) {
        hashing.count = 0
        const askedAt = performance.now()
        const answer = await auth.ask('POST', path, { body: toBody(email) })
        times[kind].push(performance.now() - askedAt)
        shapes.push(shapeOf(answer))
        hashed.push(hashing.count)
      }
      expect(shapes[0]).toEqual(shapes[1])
      // What takes long is done as often for both; an answer without it comes no sooner than the floor.
      expect(hashed[0]).toBe(hashed[1])
      if (hashed[0] === 0) {
        const soonestMs = Math.min(...times.known, ...times.unknown)
        expect(soonestMs).toBeGreaterThanOrEqual(leastMs - timerMs)
      }
    }
    // What there is beside that is small on any machine. The fastest of each, since what else the
    // machine does only ever adds to a time.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown)
    expect(ratio).toBeGreaterThan(0.65)
    expect(ratio).toBeLessThan(1.55)
  },
  60_000,
)
