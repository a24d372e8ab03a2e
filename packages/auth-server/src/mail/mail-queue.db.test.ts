import { statement } from '@kotonoha/user-db/statement'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMailLimits } from '../limits/mail-limits'
import { createMemoryBuckets } from '../limits/memory-buckets'
import { createVault } from '../secrets/vault'
import { createMailQueue } from './mail-queue'
import type { OutgoingMail } from './smtp-transport'
import { createStateTeller } from './tell-state'

let userDb: UserDb
beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

const log = { info() {}, warn() {}, error() {} }
const mail = {
  id: '018f0000-0000-4000-8000-00000000000a',
  to: 'a@example.com',
  subject: 's',
  text: '123456',
  html: '',
}

test('a mail that the server did not take is tried again, and lies sealed until then', async () => {
  let now = 0
  let isServerDown = true
  const sent: OutgoingMail[] = []
  const attempts = vi.fn(async (given: OutgoingMail) => {
    if (isServerDown) throw Object.assign(new Error('refused'), { code: 'ECONNECTION' })
    sent.push(given)
  })
  const queue = createMailQueue({
    userDb,
    vault: createVault(Buffer.alloc(32, 7)),
    transport: { send: attempts, close() {} },
    clock: () => new Date(now),
    log,
  })
  await queue.enqueue(userDb, { ...mail, expiresAt: new Date(3_600_000) })
  queue.wake()
  await expect.poll(() => attempts).toHaveBeenCalledTimes(1)
  const stored = statement<{ text: string; failures: number }>(
    `SELECT encode(sealed_mail, 'escape') AS text, failures FROM outgoing_mail`,
  )
  await expect
    .poll(() => userDb.query(stored, []))
    .toEqual([{ failures: 1, text: expect.not.stringContaining('123456') }])
  isServerDown = false
  now = 60_000
  queue.wake()
  await expect.poll(() => sent).toEqual([mail])
  await queue.stop()
  expect(await userDb.query(stored, [])).toEqual([])
})

test('a recipient whose server is slow holds nobody else up', async () => {
  const slow: (() => void)[] = []
  const sent: string[] = []
  const queue = createMailQueue({
    userDb,
    vault: createVault(Buffer.alloc(32, 7)),
    transport: {
      async send({ to }) {
        if (to.startsWith('slow')) {
          await new Promise<void>((_, reject) =>
            slow.push(() => reject(Object.assign(new Error('slow'), { code: 'ETIMEDOUT' }))),
          )
        }
        sent.push(to)
      },
      close() {},
    },
    clock: () => new Date(now),
    log,
  })
  let now = 0
  const enqueue = (to: string) =>
    queue.enqueue(userDb, { ...mail, id: crypto.randomUUID(), to, expiresAt: new Date(9e6) })
  for (let count = 0; count < 10; count += 1) await enqueue(`slow${count}@example.com`)
  queue.wake()
  await expect.poll(() => slow.length).toBe(8)
  // The first eight fail; they come again only beside what is fresh.
  for (const fail of slow.splice(0)) fail()
  await expect.poll(() => slow.length).toBe(2)
  await enqueue('victim@example.com')
  queue.wake()
  await expect.poll(() => sent).toEqual(['victim@example.com'])
  // Their next try, while what is being sent is still ours.
  now = 30_000
  queue.wake()
  await expect.poll(() => slow.length).toBe(3)
  await enqueue('another@example.com')
  queue.wake()
  await expect.poll(() => sent).toEqual(['victim@example.com', 'another@example.com'])
  const stopped = queue.stop()
  for (const fail of slow) fail()
  await stopped
  await userDb.run(statement('DELETE FROM outgoing_mail'), [])
})

test('a mail that the server will never take is dropped and said so once', async () => {
  const warnings: string[] = []
  const attempts = vi.fn(async () => {
    throw Object.assign(new Error('x'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 no such user',
    })
  })
  const queue = createMailQueue({
    userDb,
    vault: createVault(Buffer.alloc(32, 7)),
    transport: { send: attempts, close() {} },
    clock: () => new Date(0),
    log: { ...log, warn: (text) => warnings.push(text) },
  })
  await queue.enqueue(userDb, { ...mail, expiresAt: new Date(3_600_000) })
  queue.wake()
  await expect.poll(() => warnings).toEqual([expect.stringContaining('refused for good')])
  await expect.poll(() => userDb.query(statement('SELECT 1 FROM outgoing_mail'), [])).toEqual([])
  await queue.stop()
  expect(attempts).toHaveBeenCalledTimes(1)
})

test('who changes a state back and forth is told the newest one, and not sixty times', async () => {
  const vault = createVault(Buffer.alloc(32, 7))
  let now = 0
  const clock = () => new Date(now)
  const sent: string[] = []
  const transport = {
    send: async ({ subject }: OutgoingMail) => {
      sent.push(subject)
    },
    close() {},
  }
  const mailQueue = createMailQueue({ userDb, vault, transport, clock, log })
  const limits = createMailLimits(500, createMemoryBuckets(clock))
  const tell = createStateTeller({ mailQueue, limits, vault, clock })
  const userId = crypto.randomUUID()
  for (let count = 0; count < 60; count += 1) {
    const subject = count % 2 === 0 ? `deleted ${count}` : `stays ${count}`
    const id = crypto.randomUUID()
    const notice = { ...mail, id, subject, userId, about: 'deletion', expiresAt: new Date(9e9) }
    await tell(userDb, notice)
    mailQueue.wake()
    if (count < 2) await expect.poll(() => sent).toHaveLength(count + 1)
  }
  now = 3_600_000
  mailQueue.wake()
  await expect.poll(() => sent).toEqual(['deleted 0', 'stays 1', 'stays 59'])
  await mailQueue.stop()
})
