import { statement } from '@kotonoha/user-db/statement'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createVault } from '../secrets/vault'
import { createMailQueue } from './mail-queue'
import type { OutgoingMail } from './smtp-transport'

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
