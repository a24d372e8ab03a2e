import { randomUUID } from 'node:crypto'
import type { QueuedMail } from '@kotonoha/auth-server/mail/mail-queue'
import { createVault } from '@kotonoha/auth-server/secrets/vault'
import { requestDeletion } from '@kotonoha/user-db/queries/account-data/account-deletion'
import { insertAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { enqueueMail, takeDueMails } from '@kotonoha/user-db/queries/mails/mail-queue'
import { planNotification } from '@kotonoha/user-db/queries/notifications/notification-plans'
import {
  listPreferences,
  mergePreferences,
} from '@kotonoha/user-db/queries/preferences/preferences'
import { statement } from '@kotonoha/user-db/statement'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnsubscriber } from '../accounts/unsubscribe-handler'
import { writeDigestMail } from './digest-mail'
import { toListMail } from './list-mail'
import { callDueLearners } from './notification-job'
import { ChangelogError, sendChangelog } from './send-changelog'
import { makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token'

let userDb: UserDb
beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

const vault = createVault(Buffer.alloc(32, 7))
const siteUrl = 'https://kotonoha.example'
const at = new Date('2026-04-06T12:00:00Z')
const log = { info() {}, warn() {} }

async function addAccount({ isConfirmed = true } = {}): Promise<{ userId: string; email: string }> {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  const none = null
  await insertAccount(userDb, {
    userId,
    role: 'authenticated',
    email,
    phone: none,
    passwordHash: none,
    emailConfirmedAt: isConfirmed ? at : none,
    phoneConfirmedAt: none,
    invitedAt: none,
    confirmationSentAt: none,
    recoverySentAt: none,
    newEmail: none,
    emailChangeSentAt: none,
    emailChangeHalf: none,
    reauthenticationSentAt: none,
    lastSignInAt: none,
    appMetadata: {},
    userMetadata: {},
    isAnonymous: false,
    bannedUntil: none,
    deletedAt: none,
    createdAt: at,
    updatedAt: at,
  })
  return { userId, email }
}

const choose = (userId: string, name: string, value: boolean) =>
  mergePreferences(userDb, {
    userId,
    preferences: [{ name, value, changedAt: new Date('2026-01-01') }],
    at,
  })

/** Sends an edition to all who want it; gives the mails. */
async function send({ edition = `${randomUUID()}.mdx`, isDefault = true, mailsPerHour = 2 } = {}) {
  const mails: QueuedMail[] = []
  const mailQueue = { enqueue: async (_: unknown, mail: QueuedMail) => void mails.push(mail) }
  const mdx = '# Pitch in *sentences*\n\nA [diagram](https://kotonoha.example/) for each.\n'
  const options = { userDb, vault, mailQueue, siteUrl, mdx, mailsPerHour, at }
  const counts = await sendChangelog({ ...options, edition, isDefault })
  return { mails, counts, to: mails.map((mail) => mail.to) }
}

test('what is new goes to confirmed addresses of those who want it, and to nobody who leaves', async () => {
  const silent = await addAccount()
  const wanting = await addAccount()
  await choose(wanting.userId, 'notificationChangelogEmail', true)
  const declining = await addAccount()
  await choose(declining.userId, 'notificationChangelogEmail', false)
  const unconfirmed = await addAccount({ isConfirmed: false })
  const leaving = await addAccount()
  await requestDeletion(userDb, { userId: leaving.userId, at })
  const { to, mails } = await send()
  expect(to).toEqual(expect.arrayContaining([silent.email, wanting.email]))
  for (const { email } of [declining, unconfirmed, leaving]) expect(to).not.toContain(email)
  expect(mails[0]?.html).toContain('<em>sentences</em>')
  // Where the law wants them to be asked first, who said nothing gets nothing.
  const asked = await send({ isDefault: false })
  expect(asked.to).toContain(wanting.email)
  expect(asked.to).not.toContain(silent.email)
})

test('an edition goes to each once, however often it is sent; new readers get it later', async () => {
  const edition = '2026-04.mdx'
  const first = await send({ edition })
  const late = await addAccount()
  const again = await send({ edition })
  expect(again.to).toEqual([late.email])
  expect(again.counts).toEqual({ queued: 1, before: first.counts.queued })
})

test('mails are spread over the hours, so that others find the mail server free', async () => {
  for (let count = 0; count < 4; count += 1) await addAccount()
  const { mails } = await send({ mailsPerHour: 2 })
  const times = mails.slice(0, 4).map((mail) => mail.dueAt?.toISOString())
  expect(times).toEqual([
    '2026-04-06T12:00:00.000Z',
    '2026-04-06T12:30:00.000Z',
    '2026-04-06T13:00:00.000Z',
    '2026-04-06T13:30:00.000Z',
  ])
})

test('a text without a heading has no subject and is not sent', async () => {
  const mailQueue = { enqueue: () => Promise.reject(new Error('sent')) }
  const options = { userDb, vault, mailQueue, siteUrl, mailsPerHour: 1, at, isDefault: true }
  await expect(sendChangelog({ ...options, edition: 'x', mdx: 'Hello' })).rejects.toThrow(
    ChangelogError,
  )
})

const answer = (path: string, method: string) =>
  createUnsubscriber({ userDb, vault, clock: () => at })(new Request(siteUrl + path, { method }))

async function isOn(userId: string): Promise<boolean> {
  const chosen = await listPreferences(userDb, userId)
  return chosen.find(({ name }) => name === 'notificationChangelogEmail')?.value !== false
}

test('looking at the link ends nothing, and shows a button; a POST ends it without a session', async () => {
  const { userId } = await addAccount()
  const token = makeUnsubscribeToken(vault, { userId, list: 'changelog' })
  const sealedMail = new Uint8Array([1])
  const mail = { userId, sealedMail, at, expiresAt: new Date('2027-01-01') }
  await enqueueMail(userDb, { ...mail, mailId: randomUUID(), kind: 'changelog' })
  const code = randomUUID()
  await enqueueMail(userDb, { ...mail, mailId: code })
  for (const method of ['GET', 'HEAD']) {
    const looked = await answer(`/mail/unsubscribe/${token}`, method)
    expect(looked.status).toBe(200)
    expect(await isOn(userId)).toBe(true)
    if (method === 'GET') expect((await looked.text()).match(/<button/g)).toHaveLength(1)
  }
  const ended = await answer(`/mail/unsubscribe/${token}`, 'POST')
  expect(ended.status).toBe(200)
  expect(await isOn(userId)).toBe(false)
  expect((await send()).mails.map((each) => each.userId)).not.toContain(userId)
  // What waited is not sent any more; what is about the account is.
  const left = await takeDueMails(userDb, { at, leaseMs: 1000, limit: 100, lane: 'fresh' })
  expect(left.map(({ mailId }) => mailId)).toEqual([code])
  expect((await answer(`/mail/unsubscribe/${token}`, 'POST')).status).toBe(200)
})

test('the link of somebody who is gone is answered, and nothing is kept of them', async () => {
  const userId = randomUUID()
  const token = makeUnsubscribeToken(vault, { userId, list: 'changelog' })
  expect((await answer(`/mail/unsubscribe/${token}`, 'POST')).status).toBe(200)
  expect(await listPreferences(userDb, userId)).toEqual([])
})

test('a link that was changed, or made with another secret, ends nothing', async () => {
  const { userId } = await addAccount()
  const token = makeUnsubscribeToken(vault, { userId, list: 'changelog' })
  const other = createVault(Buffer.alloc(32, 8))
  const wrong = [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    `${token}AA`,
    `${token.slice(0, 20)}*${token.slice(20)}`,
    makeUnsubscribeToken(other, { userId, list: 'changelog' }),
    (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
  ]
  for (const each of wrong) {
    expect((await answer(`/mail/unsubscribe/${each}`, 'POST')).status, each).toBe(404)
  }
  expect(await isOn(userId)).toBe(true)
  expect(readUnsubscribeToken(vault, token)).toEqual({ userId, list: 'changelog' })
})

test('the week goes out once, on the first morning of the learner’s week, whoever sends', async () => {
  const { userId, email } = await addAccount()
  await choose(userId, 'notificationWeeklyEmail', true)
  const settings = JSON.stringify({ zone: 'Asia/Tokyo', weekStart: 7 })
  await userDb.run(
    statement(`
      INSERT INTO kanji_profile (user_id, level, settings, goal, vacation_since, params_version,
                                 curriculum_version, rev, profile_rev, created_at)
      VALUES ($1, 3, $2::jsonb, NULL, NULL, 0, 1, 1, 1, $3)`),
    [userId, settings, at],
  )
  const hours = statement(`
    INSERT INTO hourly_stat (user_id, local_day, utc_hour, facet, kind, age, answers, correct, clean,
                             predicted, lessons, ms)
    VALUES ($1, $2, 3, 1, 2, 0, 10, 8, 8, 0, 2, 120000)`)
  // Thursday and Friday of the week that ends, and a day of the week before.
  for (const day of ['2026-04-09', '2026-04-10', '2026-04-03']) {
    await userDb.run(hours, [userId, Date.parse(day) / 86_400_000])
  }
  const posted: { subject: string; to: string; at: string }[] = []
  const run = (now: Date) =>
    callDueLearners({
      userDb,
      push: {
        publicKey: '',
        isKnownService: () => false,
        send: () => Promise.reject(new Error('no')),
      },
      postDigest: async (_queries, digest) => {
        posted.push({
          ...writeDigestMail(digest, siteUrl),
          to: digest.email,
          at: now.toISOString(),
        })
      },
      clock: () => now,
      log,
    })
  await planNotification(userDb, { userId, kind: 'weekly-digest', at })
  for (let hour = 0; hour < 24 * 8; hour += 1) {
    const now = new Date(at.getTime() + hour * 3_600_000)
    await Promise.all([run(now), run(now)])
  }
  expect(posted).toEqual([
    expect.objectContaining({
      subject: 'Your week: 20 reviews, 4 new items',
      to: email,
      // Sunday, eight o’clock in Tokyo.
      at: '2026-04-11T23:00:00.000Z',
    }),
  ])
})

test('a mail of a list has its way out in words and for mail programs, and names cannot be markup', () => {
  const userId = randomUUID()
  const digest = { userId, email: 'a@example.org', firstName: '<b>Aki</b>', level: 2 }
  const numbers = { days: 1, reviews: 1, correct: 1, lessons: 0, minutes: 1, due: 1 }
  const mail = toListMail(
    {
      ...writeDigestMail({ ...digest, ...numbers }, siteUrl),
      id: 'x',
      to: 'a@example.org',
      userId,
      list: 'weekly-digest',
      expiresAt: at,
    },
    { vault, siteUrl },
  )
  expect(mail.html).toContain('&lt;b&gt;Aki&lt;/b&gt;')
  expect(mail.html).toContain('1 review due now')
  // Programs that turn colours round by themselves are told that the mail has dark ones of its own.
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
  expect(mail.html).toMatch(/prefers-color-scheme:dark/)
  // Text and HTML say the same.
  for (const part of [
    'Days with study',
    '1 of 7',
    '1 (100 % right)',
    'Review now',
    '?mode=reviews',
  ]) {
    expect(mail.text).toContain(part)
    expect(mail.html).toContain(part)
  }
  expect(mail.list?.unsubscribeUrl).toMatch(
    /^https:\/\/kotonoha\.example\/mail\/unsubscribe\/[\w-]{44}$/,
  )
  expect(mail.text).toContain(mail.list?.unsubscribeUrl)
  expect(mail.kind).toBe('weekly-digest')
})
