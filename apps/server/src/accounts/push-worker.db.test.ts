import { toDeviceId } from '@kotonoha/api/notifications/to-device-id'
import { createWorld, type Learner } from '@kotonoha/api/testing/learners'
import { makeUpBrowser, turnRemindersOn } from '@kotonoha/api/testing/notification-attempts'
import { statement } from '@kotonoha/user-db/statement'
import { expect, test } from 'vitest'
import type { AccountParts } from './accounts-holder'
import { createPushWorkerHandler } from './push-worker-handler'

const world = createWorld()
const answer = createPushWorkerHandler({
  find: () => ({ accounts: world.accounts }) as AccountParts,
})

/** What a browser's worker tells; gives the status of the answer. */
async function tell(path: string, message: unknown, method = 'POST'): Promise<number> {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const headers = { 'content-length': String(Buffer.byteLength(body)) }
  const init = method === 'POST' ? { method, headers, body } : { method }
  const response = await answer(new Request(`https://kotonoha.test${path}`, init))
  expect(await response.text()).toBe('')
  return response.status
}

const listDevices = async ({ api }: Learner) =>
  (await api.core.notifications.get()).devices.map(({ deviceId }) => deviceId)

async function subscribe({ api }: Learner, browser: ReturnType<typeof makeUpBrowser>) {
  await api.core.notifications.subscribe({ mutationId: crypto.randomUUID(), ...browser })
}

test('reminders follow a browser to the address that its push service gave it', async () => {
  const learner = await world.signIn()
  const [before, after] = [makeUpBrowser(), makeUpBrowser()]
  await subscribe(learner, before)
  expect(await tell('/push/changed', { before: before.endpoint, ...after })).toBe(204)
  const deviceId = toDeviceId(after.endpoint)
  expect(await listDevices(learner)).toEqual([deviceId])
  await learner.api.core.notifications.sendTest({ mutationId: crypto.randomUUID(), deviceId })
  expect(world.pushes.at(-1)?.endpoint).toBe(after.endpoint)
  // Told again, because no answer came.
  expect(await tell('/push/changed', { before: before.endpoint, ...after })).toBe(204)
  expect(await listDevices(learner)).toEqual([deviceId])
})

test('who does not know the address before moves nothing, and learns nothing of it', async () => {
  const learner = await world.signIn()
  const owned = await turnRemindersOn(learner)
  const stranger = makeUpBrowser()
  expect(await tell('/push/changed', { before: stranger.endpoint, ...makeUpBrowser() })).toBe(204)
  expect(await listDevices(learner)).toEqual([owned.deviceId])
})

test('nothing is moved to an address that is none of a push service', async () => {
  const learner = await world.signIn()
  const before = makeUpBrowser()
  await subscribe(learner, before)
  const inside = { ...makeUpBrowser(), endpoint: 'https://169.254.169.254/latest/meta-data' }
  expect(await tell('/push/changed', { before: before.endpoint, ...inside })).toBe(400)
  expect(await listDevices(learner)).toEqual([toDeviceId(before.endpoint)])
})

test('a browser that was signed out is not moved', async () => {
  const learner = await world.signIn()
  const [before, after] = [makeUpBrowser(), makeUpBrowser()]
  await subscribe(learner, before)
  const { userId } = learner
  await world.userDb.run(statement('DELETE FROM auth_session WHERE user_id = $1'), [userId])
  expect(await tell('/push/changed', { before: before.endpoint, ...after })).toBe(204)
  const addresses = statement<{ endpoint: string }>(
    'SELECT endpoint FROM push_subscription WHERE user_id = $1',
  )
  expect(await world.userDb.query(addresses, [userId])).toEqual([{ endpoint: before.endpoint }])
})

test.each<[unknown, string]>([
  ['', 'nothing'],
  ['{', 'no JSON'],
  [{}, 'no address'],
  [{ endpoint: 'nonsense' }, 'no address'],
  [{ endpoint: `https://push.test/${'x'.repeat(5000)}` }, 'far too long'],
])('%j is refused: %s', async (message, _why) => {
  expect(await tell('/push/opened', message)).toBe(400)
  expect(await tell('/push/changed', message)).toBe(400)
})

test('only what is sent is taken', async () => {
  expect(await tell('/push/opened', '', 'GET')).toBe(405)
})
