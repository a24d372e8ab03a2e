import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statement } from '../../statement'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import {
  dropExpiredMails,
  enqueueMail,
  enqueueMailInstead,
  type MailLane,
  markMailFailed,
  markMailSent,
  takeDueMails,
} from './mail-queue'

const at = new Date('2026-04-01T09:00:00Z')
const minute = 60_000
const after = (minutes: number) => new Date(at.getTime() + minutes * minute)

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

beforeEach(() => userDb.run(statement('DELETE FROM outgoing_mail'), []))

async function enqueue(mailId = makeUserId()): Promise<string> {
  const sealedMail = new Uint8Array([1, 2, 255])
  await enqueueMail(userDb, { mailId, userId: undefined, sealedMail, at, expiresAt: after(60) })
  return mailId
}

const take = (minutes: number, limit = 10, lane: MailLane = 'fresh') =>
  takeDueMails(userDb, { at: after(minutes), leaseMs: minute, limit, lane })

test('a mail comes out as it was put in, and is gone once it is sent', async () => {
  const mailId = await enqueue()
  const [mail] = await take(0)
  if (mail === undefined) throw new Error('no mail came out')
  expect(mail).toMatchObject({ mailId, failures: 0 })
  expect([...mail.sealedMail]).toEqual([1, 2, 255])
  await markMailSent(userDb, mail)
  expect(await take(30)).toEqual([])
})

test('two senders never take the same mail', async () => {
  for (let count = 0; count < 20; count += 1) await enqueue()
  const taken = (await Promise.all([take(0, 10), take(0, 10), take(0, 10)])).flat()
  expect(new Set(taken.map((mail) => mail.mailId)).size).toBe(taken.length)
  const rest = await take(0, 20)
  expect(taken.length + rest.length).toBe(20)
})

test('a mail whose sender was killed is due again when its lease is over', async () => {
  const mailId = await enqueue()
  await take(0)
  expect(await take(0.5)).toEqual([])
  expect(await take(1)).toMatchObject([{ mailId }])
})

test('a mail that could not be sent waits for its next try', async () => {
  const mailId = await enqueue()
  const [{ leasedUntil } = { leasedUntil: at }] = await take(0)
  await markMailFailed(userDb, { mailId, leasedUntil, reason: 'refused', retryAt: after(5) })
  expect(await take(4, 10, 'retry')).toEqual([])
  expect(await take(5)).toEqual([])
  expect(await take(5, 10, 'retry')).toMatchObject([{ mailId, failures: 1 }])
})

test('a mail that another took the place of while it was sent is not lost, and comes once', async () => {
  const mailId = await enqueue()
  const [old] = await take(0)
  const sealedMail = new Uint8Array([9])
  const newer = { mailId, userId: undefined, sealedMail, at, expiresAt: after(90) }
  await enqueueMailInstead(userDb, { ...newer, dueAt: after(30) })
  if (old !== undefined) await markMailSent(userDb, old)
  expect(await take(29)).toEqual([])
  expect((await take(30)).map((mail) => [...mail.sealedMail])).toEqual([[9]])
})

test('a mail whose code has run out is not sent any more', async () => {
  await enqueue()
  expect(await take(60)).toEqual([])
  expect(await dropExpiredMails(userDb, after(60))).toBe(1)
})

test('a mail is queued only if what it tells about was kept', async () => {
  const failing = userDb.transaction(async (queries) => {
    await enqueueMail(queries, {
      mailId: makeUserId(),
      userId: undefined,
      sealedMail: new Uint8Array([1]),
      at,
      expiresAt: after(60),
    })
    throw new Error('not kept')
  })
  await expect(failing).rejects.toThrow('not kept')
  expect(await take(0)).toEqual([])
})
