import { createWorld, type Learner } from '@kotonoha/api/testing/learners'
import { answerTo, doLessons, onboard } from '@kotonoha/api/testing/study'
import { endSession } from '@kotonoha/user-db/queries/accounts/sessions'
import type { SqlValue, Statement } from '@kotonoha/user-db/statement'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log'
import { openRealtime, type Realtime } from './open-realtime'

const world = createWorld()
const opened: Realtime[] = []
afterEach(async () => {
  for (const realtime of opened.splice(0)) await realtime.stop()
})

const logged: string[] = []
const log = createLog({
  level: 'warn',
  format: 'json',
  write: (lines) => logged.push(lines),
  now: () => new Date(0),
})

/** A process of the installation; `pauseMs` is long where a test must hear without a heartbeat. */
function startProcess({
  pauseMs = 60_000,
  isSwitchedOff = (): boolean => false,
  tokenLifeMs = 60_000,
  userDb = world.userDb,
} = {}): Realtime {
  const realtime = openRealtime({
    userDb,
    verifyAccessToken: async (token) => {
      const holder = await world.accounts.verifyAccessToken(token)
      const expiresAt = new Date(world.now.getTime() + tokenLifeMs)
      return holder && { ...holder, expiresAt }
    },
    isSwitchedOff,
    clock: () => world.now,
    log,
    pauseMs,
  })
  opened.push(realtime)
  return realtime
}

async function listen(realtime: Realtime, learner?: Learner) {
  const response = await realtime.answer(
    new Request('http://localhost/realtime', {
      headers: { authorization: `Bearer ${learner?.context.accessToken ?? 'nobody'}` },
    }),
  )
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    status: response.status,
    /** The next event; undefined when the stream ended. */
    next: async () => (await reader?.read())?.value,
    leave: () => reader?.cancel(),
  }
}

test('a browser hears at once of a change that its process made, and no more than the revision', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const realtime = startProcess()
  const browser = await listen(realtime, learner)
  expect(await browser.next()).toBe('event: open\ndata: {"revision":1}\n\n')
  realtime.announce(learner.userId, { revision: 2, kinds: ['cards'] })
  expect(await browser.next()).toBe('event: change\ndata: {"revision":2,"kinds":["cards"]}\n\n')
})

test('what another process changed is heard at the next heartbeat', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const browser = await listen(startProcess({ pauseMs: 30 }), learner)
  await browser.next()
  const [card] = await doLessons(learner, world.now)
  if (card === undefined) throw new Error('no card')
  await learner.api.kanji.study.submitReviews({ reviews: [answerTo(card, world.now)] })
  for (let event = await browser.next(); ; event = await browser.next()) {
    if (event?.includes('event: change')) break
    expect(event).toContain('event: heartbeat')
  }
})

test('a heartbeat says whether the app is switched off', async () => {
  const learner = await world.signIn()
  let isOff = true
  const process = startProcess({ pauseMs: 30, isSwitchedOff: () => isOff })
  const browser = await listen(process, learner)
  await browser.next()
  expect(await browser.next()).toBe('event: heartbeat\ndata: switched-off\n\n')
  isOff = false
  await expect.poll(() => browser.next()).toBe('event: heartbeat\ndata:\n\n')
})

test('nobody listens without a token, nor with one whose session has ended', async () => {
  const realtime = startProcess()
  expect((await listen(realtime)).status).toBe(401)
  const learner = await world.signIn()
  await endSession(world.userDb, learner)
  expect((await listen(realtime, learner)).status).toBe(401)
})

test('a session that is ended elsewhere is dropped, and so is a token that ran out', async () => {
  const [ended, late] = [await world.signIn(), await world.signIn()]
  const first = await listen(startProcess({ pauseMs: 30 }), ended)
  await endSession(world.userDb, ended)
  const second = await listen(startProcess({ pauseMs: 30, tokenLifeMs: -1 }), late)
  for (const browser of [first, second]) {
    let event = await browser.next()
    while (event !== undefined) event = await browser.next()
    expect(event).toBeUndefined()
  }
})

test('one learner has so many connections at most, and leaving makes room', async () => {
  const learner = await world.signIn()
  const realtime = startProcess()
  const browsers = await Promise.all(Array.from({ length: 12 }, () => listen(realtime, learner)))
  expect(browsers.every(({ status }) => status === 200)).toBe(true)
  expect((await listen(realtime, learner)).status).toBe(429)
  await browsers[0]?.leave()
  expect((await listen(realtime, learner)).status).toBe(200)
})

test('one that leaves while its session is looked up does not keep the heartbeat from others', async () => {
  const [leaving, staying] = [await world.signIn(), await world.signIn()]
  const lookUps: (() => Promise<void>)[] = []
  const userDb = {
    ...world.userDb,
    async query<Row>(statement: Statement<Row>, values: readonly SqlValue[]) {
      const rows = await world.userDb.query(statement, values)
      await lookUps.pop()?.()
      return rows
    },
  }
  const realtime = startProcess({ pauseMs: 30, tokenLifeMs: -1, userDb })
  const first = await listen(realtime, leaving)
  const second = await listen(realtime, staying)
  lookUps.push(async () => first.leave())
  let event = await second.next()
  while (event !== undefined) event = await second.next()
  log.flush()
  expect(logged.join('')).not.toContain('heartbeat failed')
})

test('who comes when the channel has ended is told to come again, and holds no stop up', async () => {
  const learner = await world.signIn()
  const realtime = startProcess()
  await realtime.stop()
  expect((await listen(realtime, learner)).status).toBe(503)
})
