// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { useToastQueue } from '../../kit/toasts/toast-queue'
import { addEntry, listEntries, removeEntries } from '../../outbox/entry-storage'
import { useOutboxState } from '../../outbox/outbox-state'
import { startOutbox } from '../../outbox/start-outbox'
import { signInAs } from '../../session/testing/sign-in-as'
import { setUser } from '../../session/user-store'
import { listsQuery } from './list-queries'
import { listOutbox, submitChange, whenAllSent } from './outbox'
import { buildSummary } from './testing/build-list'

const { listId } = buildSummary()

/** What the server says to the next calls; then it says yes. */
let answers: (() => Response | Promise<Response>)[]
let sent: { procedure: string; mutationId: string; name?: string }[]

beforeAll(() => startOutbox([listOutbox]))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  answers = []
  sent = []
  localStorage.clear()
  signInAs('hanako')
  await listOutbox.flush()
  queryClient.clear()
  queryClient.setQueryData(listsQuery().queryKey, { lists: [buildSummary()] })
  useToastQueue.setState({ toasts: [] })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const body = JSON.parse(init.body)[0]
    sent.push({ procedure: url.replace(/^\/api\/dict\.lists\.|\?.*$/g, ''), ...body })
    return answers.shift()?.() ?? reply({ result: { data: {} } })
  })
})

afterEach(() => {
  setUser({ kind: 'signed-out' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Time goes by, and the device's storage, which has its own turns, keeps up with it. */
async function pass(ms: number): Promise<void> {
  for (let passedMs = 0; passedMs < ms; passedMs += 100) {
    await vi.advanceTimersByTimeAsync(100)
    for (let turns = 0; turns < 20; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

function closeTab(): Event {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing
}

const listPending = () => useOutboxState.getState().lists.pending
const hasUnsent = async () => (await listEntries('hanako', 'lists')).length > 0

function reply(answer: object, status = 200): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify([answer]), { status, headers })
}

function refuse(message: string, httpStatus: number): () => Response {
  return () => reply({ error: { message, code: -32000, data: { httpStatus } } }, httpStatus)
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

const rename = (name: string) => submitChange({ kind: 'rename-list', listId, name })
const keptName = () => queryClient.getQueryData(listsQuery().queryKey)?.lists[0]?.name

test('changes go out one after the other, in the order in which they were made', async () => {
  void rename('first')
  void rename('second')
  expect(listPending()).toHaveLength(2)
  await pass(500)
  await whenAllSent()
  expect(sent.map(({ name }) => name)).toEqual(['first', 'second'])
  expect(keptName()).toBe('second')
})

test('what does not reach the server waits and is sent again under the same id', async () => {
  answers = [noNetwork, refuse('accounts-unavailable', 503)]
  const outcome = rename('kept')
  await pass(500)
  expect(useOutboxState.getState().lists).toMatchObject({ isUnreachable: true, pending: [{}] })
  await pass(5000)
  expect(await outcome).toBe(true)
  expect(useOutboxState.getState().lists).toMatchObject({ isUnreachable: false, pending: [] })
  expect(await hasUnsent()).toBe(false)
  expect(new Set(sent.map(({ mutationId }) => mutationId)).size).toBe(1)
  expect(sent).toHaveLength(3)
})

test('the connection coming back is not waited out', async () => {
  answers = [noNetwork]
  const outcome = rename('kept')
  await pass(300)
  window.dispatchEvent(new Event('online'))
  await pass(300)
  expect(await outcome).toBe(true)
})

test('what is refused is taken back and told, and what came after it is still sent', async () => {
  answers = [refuse('No such list', 404)]
  const refused = rename('never')
  const later = rename('after')
  await pass(500)
  expect([await refused, await later]).toEqual([false, true])
  expect(useToastQueue.getState().toasts.map(({ text }) => text)).toEqual([
    'That list was deleted, perhaps on another device.',
  ])
  expect(keptName()).toBe('after')
})

test('a server that breaks on a change again and again does not hold up the others', async () => {
  answers = [1, 2, 3, 4].map(() => refuse('The server could not answer', 500))
  const broken = rename('broken')
  const later = rename('after')
  await pass(10_000)
  expect([await broken, await later]).toEqual([false, true])
  expect(listPending()).toEqual([])
})

test('what one person did is not sent as the next one’s, but when they come back', async () => {
  answers = [noNetwork]
  const outcome = rename('of Hanako')
  await pass(300)
  signInAs('taro')
  await pass(5000)
  expect(await outcome).toBe(false)
  expect(sent).toHaveLength(1)
  signInAs('hanako')
  await pass(500)
  await whenAllSent()
  expect(sent.map(({ name }) => name)).toEqual(['of Hanako', 'of Hanako'])
  expect(await hasUnsent()).toBe(false)
})

test('a session that ended takes nothing with it', async () => {
  answers = [refuse('session-ended', 401)]
  const outcome = rename('later')
  await pass(300)
  setUser({ kind: 'signed-out' })
  expect(await outcome).toBe(false)
  expect(await hasUnsent()).toBe(true)
  expect(useToastQueue.getState().toasts.map(({ text }) => text)).toEqual([
    'What was not saved yet will be when you sign in again on this device.',
  ])
  signInAs('hanako')
  await pass(500)
  await whenAllSent()
  expect(keptName()).toBe('later')
})

test('a second factor that is asked for takes nothing back', async () => {
  answers = [refuse('second-factor-needed', 403)]
  const outcome = rename('kept')
  await pass(3000)
  expect(await outcome).toBe(true)
})

test('closing the tab asks first only where the device cannot keep what is unsent', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  answers = [noNetwork]
  const outcome = rename('unsent')
  await pass(300)
  expect(closeTab().defaultPrevented).toBe(true)
  full.mockRestore()
  await pass(5000)
  expect(await outcome).toBe(true)
  expect(closeTab().defaultPrevented).toBe(false)
})

test('an entry of a kind that this release does not know is left alone', async () => {
  const entry = { userId: 'hanako', channel: 'lists' as const, operation: { kind: 'of-tomorrow' } }
  await addEntry({ ...entry, entryId: 'unknown' })
  const outcome = rename('known')
  await pass(500)
  expect(await outcome).toBe(true)
  expect(await hasUnsent()).toBe(true)
  await removeEntries([{ ...entry, entryId: 'unknown' }])
})
