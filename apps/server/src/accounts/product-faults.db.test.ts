import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readServerId, signalServer } from '@kotonoha/user-db/testing/writing-program'
import { expect, test } from 'vitest'
import { startMailSink } from '../../../../scripts/mail-sink'
import { createTemporaryFolders } from '../testing/temporary-folders'
import {
  createList,
  listIds,
  newEmail,
  post,
  type RunningProduct,
  runProduct,
  signUp,
} from './testing/run-product'

const makeFolder = createTemporaryFolders()
const slowMs = 360_000
const minuteMs = 60_000
const autoconfirm = { AUTH_MAILER_AUTOCONFIRM: 'true' }

/** Makes lists from many sides until told to stop. Each learner makes few: there is a limit. */
function startWriting(origin: string, tokens: readonly string[]) {
  const kept: { token: string; listId: string }[] = []
  const refused: { status: number; code: string; tookMs: number }[] = []
  let isOver = false
  const loops = tokens.map(async (token) => {
    for (let made = 0; made < 90 && !isOver; ) {
      const listId = randomUUID()
      const askedAt = performance.now()
      try {
        const { status, body } = await createList(origin, { token, listId })
        if (status === 200) {
          kept.push({ token, listId })
          made += 1
        } else {
          const tookMs = performance.now() - askedAt
          refused.push({ status, code: body.error?.message, tookMs })
          await wait(20)
        }
      } catch {
        // The whole process is gone: nothing was promised.
        return
      }
      await wait(10)
    }
  })
  return {
    kept,
    refused,
    async stop() {
      isOver = true
      await Promise.all(loops)
    },
  }
}

async function listLost(origin: string, kept: readonly { token: string; listId: string }[]) {
  const tokens = [...new Set(kept.map((each) => each.token))]
  const found = new Set((await Promise.all(tokens.map((each) => listIds(origin, each)))).flat())
  return kept.filter(({ listId }) => !found.has(listId))
}

test('no list that was acknowledged is lost, however often the process is killed', {
  timeout: slowMs,
}, async () => {
  const folder = makeFolder()
  const kept: { token: string; listId: string }[] = []
  for (let death = 1; death <= 3; death += 1) {
    const product = runProduct(folder, autoconfirm)
    const origin = await product.origin()
    const tokens = await Promise.all([1, 2, 3, 4].map(() => signUp(origin)))
    const writing = startWriting(origin, tokens)
    await expect.poll(() => writing.kept.length, { timeout: 60_000 }).toBeGreaterThan(20)
    await wait(Math.random() * 100)
    product.child.kill('SIGKILL')
    await product.ended
    await writing.stop()
    kept.push(...writing.kept)
  }
  const last = runProduct(folder, autoconfirm)
  // The keys that signed the tokens were kept too, so they are as good as before.
  expect(await listLost(await last.origin(), kept)).toEqual([])
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)
})

test.skipIf(process.platform === 'win32')(
  'the product outlives its database, refuses odd requests, and lets nobody else on its folder',
  { timeout: slowMs },
  async () => {
    const folder = makeFolder()
    const product = runProduct(folder, { ...autoconfirm, AUTH_DEV_MAILBOX: 'true' })
    const origin = await product.origin()
    const tokens = await Promise.all(Array.from({ length: 8 }, () => signUp(origin)))
    const [token = ''] = tokens

    const second = runProduct(folder, autoconfirm)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/in use by another Kotonoha \(process \d+/)

    const [mutationId, listId] = [randomUUID(), randomUUID()]
    const twice = [1, 2, 3].map(() => createList(origin, { token, listId, mutationId }))
    const [answer, ...repeated] = await Promise.all(twice)
    expect(answer?.status).toBe(200)
    for (const each of repeated) expect(each).toEqual(answer)
    expect(await listIds(origin, token)).toEqual([listId])

    const writing = startWriting(origin, tokens)
    await expect.poll(() => writing.kept.length, { timeout: 60_000 }).toBeGreaterThan(20)
    signalServer(readServerId(folder), 'SIGKILL')
    await expect.poll(() => writing.refused.length, { timeout: 60_000 }).toBeGreaterThan(0)
    const keptBefore = writing.kept.length
    await expect
      .poll(() => writing.kept.length, { timeout: 60_000 })
      .toBeGreaterThan(keptBefore + 20)
    await writing.stop()
    expect(new Set(writing.refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 accounts-unavailable']),
    )
    // The pool's own limit is three seconds; whoever waits longer is not told fast.
    expect(Math.max(...writing.refused.map(({ tookMs }) => tookMs))).toBeLessThan(4_000)
    expect(await listLost(origin, writing.kept)).toEqual([])

    const email = newEmail()
    const leaving = await post(origin, '/auth/v1/signup', {
      body: { email, password: 'correct horse' },
    })
    const revoked: string = leaving.body.access_token
    const asked = await post(origin, '/api/core.user.requestDeletion', {
      token: revoked,
      body: { mutationId: randomUUID() },
    })
    expect(asked.status).toBe(200)
    const mailbox = await fetch(`${origin}/dev/mailbox?to=${encodeURIComponent(email)}`)
    expect(await mailbox.json()).toMatchObject({ messages: [{ to: email, type: 'notice' }] })
    await fetch(`${origin}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${revoked}` },
    })
    const late = await createList(origin, { token: revoked, listId: randomUUID() })
    expect([late.status, late.body.error.message]).toEqual([401, 'session-ended'])

    const pid = product.child.pid ?? 0
    await sendOddRequests(origin, 1_500)
    const before = readResidentMiB(pid)
    await sendOddRequests(origin, 3_000)
    if (before !== undefined) expect(readResidentMiB(pid)).toBeLessThan(before + 60)
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
  },
)

const oddBodies = [
  '{"email":',
  '[]',
  `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  JSON.stringify({ email: 'x'.repeat(100_000), password: '\0' }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, key) => [`k${key}`, key]))),
]
const oddPaths = ['/auth/v1/signup', '/auth/v1/verify', '/api/dict.lists.addItems', '/auth/v1/otp']

async function sendOddRequests(origin: string, count: number): Promise<void> {
  let sent = 0
  const loops = Array.from({ length: 8 }, async () => {
    while (sent < count) {
      sent += 1
      const path = oddPaths[sent % oddPaths.length] ?? '/'
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer x${sent}.y.z` },
        body: oddBodies[sent % oddBodies.length] ?? '',
      })
      await response.arrayBuffer()
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
  })
  await Promise.all(loops)
}

function readResidentMiB(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}

/** The mail server at this port of this machine; at the first of all ports there is none. */
const withMailServer = (port = 1) => ({
  AUTH_SMTP_HOST: '127.0.0.1',
  AUTH_SMTP_PORT: String(port),
})

test('a mail waits through a mail server that is away and a process that is killed, and comes once', {
  timeout: slowMs,
}, async () => {
  const folder = makeFolder()
  const first = runProduct(folder, withMailServer())
  const email = await signUpForMail(first)
  await expect.poll(first.output, { timeout: 60_000 }).toContain('the mail server took no mail')
  expect(first.output()).not.toContain(email)
  first.child.kill('SIGKILL')
  await first.ended

  const sink = await startMailSink()
  const toMails = (address: string) =>
    sink.received.filter((mail) => mail.includes(`To: ${address}`))
  // A process that was killed before it could note the failure leaves a lease of a minute.
  const second = runProduct(folder, withMailServer(sink.port), { aheadMs: 2 * minuteMs })
  await second.origin()
  await expect.poll(() => toMails(email), { timeout: 60_000 }).toHaveLength(1)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)

  // Whatever were left of it would be due again by now.
  const third = runProduct(folder, withMailServer(sink.port), { aheadMs: 4 * minuteMs })
  const newer = await signUpForMail(third)
  await expect.poll(() => toMails(newer), { timeout: 60_000 }).toHaveLength(1)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect(toMails(email)).toHaveLength(1)
  await sink.stop()
})

/** Somebody who is sent a mail to prove the address. */
async function signUpForMail(product: RunningProduct): Promise<string> {
  const email = newEmail()
  const body = { email, password: 'correct horse' }
  const { status } = await post(await product.origin(), '/auth/v1/signup', { body })
  expect(status).toBe(200)
  return email
}
