// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { setUser } from '../session/user-store'
import { useToastQueue } from '../toasts/toast-queue'
import { listsQuery } from './list-queries'
import { submitChange, takeUnsent, useOutbox, whenAllSent } from './outbox'
import { buildSummary } from './testing/build-list'
import { hasUnsent, keepUnsent } from './unsent-changes'

const { listId } = buildSummary()

/** What the server says to the next calls; then it says yes. */
let answers: (() => Response | Promise<Response>)[]
let sent: { procedure: string; mutationId: string; name?: string }[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  sent = []
  localStorage.clear()
  setUser({ kind: 'signed-in', userId: 'hanako', firstName: '花子', lastName: '山田' })
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
  expect(useOutbox.getState().pending).toHaveLength(2)
  await vi.runAllTimersAsync()
  await whenAllSent()
  expect(sent.map(({ name }) => name)).toEqual(['first', 'second'])
  expect(keptName()).toBe('second')
})

test('what does not reach the server waits and is sent again under the same id', async () => {
  answers = [noNetwork, refuse('accounts-unavailable', 503)]
  const outcome = rename('kept')
  await vi.advanceTimersByTimeAsync(500)
  expect(useOutbox.getState()).toMatchObject({ isWaiting: true, pending: [{}] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toBe(true)
  expect(useOutbox.getState()).toMatchObject({ isWaiting: false, pending: [] })
  expect(hasUnsent('hanako')).toBe(false)
  expect(new Set(sent.map(({ mutationId }) => mutationId)).size).toBe(1)
  expect(sent).toHaveLength(3)
})

test('the connection coming back is not waited out', async () => {
  answers = [noNetwork]
  const outcome = rename('kept')
  await vi.advanceTimersByTimeAsync(100)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBe(true)
})

test('what is refused is taken back and told, and what came after it is still sent', async () => {
  answers = [refuse('No such list', 404)]
  const refused = rename('never')
  const later = rename('after')
  await vi.runAllTimersAsync()
  expect([await refused, await later]).toEqual([false, true])
  expect(useToastQueue.getState().toasts.map(({ text }) => text)).toEqual([
    'That list was deleted, perhaps on another device.',
  ])
  expect(keptName()).toBe('after')
})

test('a server that breaks on a change again and again does not hold up the others', async () => {
  answers = [1, 2, 3, 4].map(() => refuse('The server could not answer', 500))
  const broken = rename('broken')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await broken).toBe(false)
  expect(useOutbox.getState().pending).toEqual([])
})

test('what one person did is not sent as the next one’s, but when they come back', async () => {
  answers = [noNetwork]
  const outcome = rename('of Hanako')
  await vi.advanceTimersByTimeAsync(100)
  setUser({ kind: 'signed-in', userId: 'taro', firstName: '太郎', lastName: '山田' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe(false)
  expect(sent).toHaveLength(1)
  setUser({ kind: 'signed-in', userId: 'hanako', firstName: '花子', lastName: '山田' })
  await vi.runAllTimersAsync()
  await whenAllSent()
  expect(sent.map(({ name }) => name)).toEqual(['of Hanako', 'of Hanako'])
  expect(hasUnsent('hanako')).toBe(false)
})

test('what an earlier visit left is sent under its old id, before what is done now', async () => {
  keepUnsent('hanako', { mutationId: 'old id', change: { kind: 'delete-list', listId } }, 0)
  takeUnsent()
  void rename('now')
  await vi.runAllTimersAsync()
  await whenAllSent()
  expect(sent.map(({ procedure }) => procedure)).toEqual(['deleteList', 'renameList'])
  expect(sent[0]?.mutationId).toBe('old id')
})

test('a session that ended takes nothing with it', async () => {
  answers = [refuse('session-ended', 401)]
  const outcome = rename('later')
  await vi.advanceTimersByTimeAsync(100)
  setUser({ kind: 'signed-out' })
  expect(await outcome).toBe(false)
  expect(hasUnsent('hanako')).toBe(true)
  expect(useToastQueue.getState().toasts.map(({ text }) => text)).toEqual([
    'What was not saved yet will be when you sign in again on this device.',
  ])
  setUser({ kind: 'signed-in', userId: 'hanako', firstName: '花子', lastName: '山田' })
  await vi.runAllTimersAsync()
  await whenAllSent()
  expect(keptName()).toBe('later')
})

test('closing the tab asks first only where the device cannot keep what is unsent', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  answers = [noNetwork]
  const outcome = rename('unsent')
  await vi.advanceTimersByTimeAsync(100)
  full.mockRestore()
  const asked = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(asked)
  expect(asked.defaultPrevented).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toBe(true)
  const unasked = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unasked)
  expect(unasked.defaultPrevented).toBe(false)
})
