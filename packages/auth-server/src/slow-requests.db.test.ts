import { connect } from 'node:net'
import { statement } from '@kotonoha/user-db/statement'
import { verify } from '@node-rs/argon2'
import { afterAll, expect, test, vi } from 'vitest'
import { autoconfirm, newAddress, startTestAuth } from './testing/test-auth'

vi.mock('@node-rs/argon2', async (load) => {
  const actual = await load<typeof import('@node-rs/argon2')>()
  return { ...actual, verify: vi.fn(actual.verify) }
})

const auth = startTestAuth(autoconfirm)
afterAll(() => vi.useRealTimers())

const halfSignUp =
  'POST /auth/v1/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":'

async function openConnection() {
  const { hostname, port } = new URL(auth.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return socket
}

test('who hangs up while sending is no failure of ours', async () => {
  const socket = await openConnection()
  socket.write(halfSignUp)
  // Answered after the half has arrived.
  await auth.ask('GET', '/health')
  socket.resetAndDestroy()
  await new Promise((resolve) => socket.once('close', resolve))
  await auth.ask('POST', '/token?grant_type=password', { body: {} })
  expect(auth.logged.join()).not.toContain('an authentication request failed')
})

test('a request that does not get its body across within ten seconds is answered with 504', async () => {
  const socket = await openConnection()
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  socket.write(halfSignUp)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(answer).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await expect.poll(() => answer).toContain('request_timeout')
  expect(answer).toMatch(/^HTTP\/1\.1 504 /)
  socket.destroy()
})

const sessionsOf = statement<{ id: string }>(
  'SELECT session_id AS id FROM auth_session WHERE user_id = $1',
)

test('who goes away while a password is looked at leaves no session and no work behind', async () => {
  const credentials = { email: newAddress(), password: 'correct horse' }
  const { body: owner } = await auth.ask('POST', '/signup', { body: credentials })
  const before = await auth.countConnections()
  const compare = vi.mocked(verify)
  compare.mockClear()
  // Two are looked at together; these two are so until their clients are gone.
  const goOn: (() => void)[] = []
  const held = () => new Promise<boolean>((resolve) => goOn.push(() => resolve(true)))
  compare.mockImplementationOnce(held).mockImplementationOnce(held)
  const sockets = await Promise.all(Array.from({ length: 8 }, openConnection))
  const body = JSON.stringify(credentials)
  const head = `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  for (const socket of sockets) socket.write(`${head}\r\n\r\n${body}`)
  await expect.poll(() => goOn).toHaveLength(2)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => auth.countConnections()).toBeLessThanOrEqual(before)
  for (const resolve of goOn) resolve()
  // Its turn comes after whatever is left of the others.
  const last = await auth.ask('POST', '/token?grant_type=password', { body: credentials })
  expect(last.status).toBe(200)
  expect(compare).toHaveBeenCalledTimes(3)
  // Of the sign-up and of the last.
  expect(await auth.userDb.query(sessionsOf, [owner.user.id])).toHaveLength(2)
})
