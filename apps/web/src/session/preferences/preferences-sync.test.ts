// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { noChoices } from './own-choices'
import type { Choices } from './preference-values'
import { defaultPreferences } from './preference-values'
import { usePreferences } from './preferences-store'
import { syncPreferences } from './preferences-sync'
import { usePreferencesSync } from './preferences-sync-state'

/** What the account holds, and what reached it; merged as the server does it. */
let account: Choices
let arrived: Choices[]
let isAway: boolean
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-01T12:00:00Z') })
  localStorage.clear()
  queryClient.clear()
  account = {}
  arrived = []
  isAway = false
  usePreferences.setState({ ...defaultPreferences, own: noChoices })
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stands for the server: the two calls, in the batched form of the procedures' client. */
async function answer(_url: string, init?: RequestInit): Promise<Response> {
  if (isAway) throw new TypeError('Failed to fetch')
  if (typeof init?.body === 'string') {
    const body: Record<string, { changes: Choices }> = JSON.parse(init.body)
    const { changes } = body[0] ?? { changes: {} }
    arrived.push(changes)
    account = { ...account, ...changes }
  }
  return new Response(JSON.stringify([{ result: { data: account } }]), {
    headers: { 'content-type': 'application/json' },
  })
}

const signIn = () => {
  stop = syncPreferences('hanako')
}

test('at signing in the account’s choices show, and what only the device chose is added to them', async () => {
  usePreferences.getState().change({ appTheme: 'light', pitchDiagramStyle: 'box' })
  account = { appTheme: { value: 'dark', changedAt: '2026-03-01T00:00:00.000Z' } }
  signIn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(usePreferences.getState()).toMatchObject({ appTheme: 'dark', pitchDiagramStyle: 'box' })
  expect(arrived.map((changes) => Object.keys(changes))).toEqual([['pitchDiagramStyle']])
})

test('what is chosen reaches the account soon, in one call for several', async () => {
  signIn()
  await vi.advanceTimersByTimeAsync(100)
  usePreferences.getState().change({ appTheme: 'dark' })
  usePreferences.getState().change({ keepRecentViewed: false })
  await vi.advanceTimersByTimeAsync(1000)
  expect(arrived.map((changes) => Object.keys(changes).sort())).toEqual([
    ['appTheme', 'keepRecentViewed'],
  ])
  expect(usePreferences.getState().own.waiting).toEqual({})
})

test('what is chosen without a connection waits, is said to wait, and goes when it is back', async () => {
  signIn()
  await vi.advanceTimersByTimeAsync(100)
  isAway = true
  usePreferences.getState().change({ appTheme: 'dark' })
  await vi.advanceTimersByTimeAsync(1000)
  expect([arrived.length, usePreferencesSync.getState().hasFailed]).toEqual([0, true])
  isAway = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(account.appTheme?.value).toBe('dark')
  expect(usePreferencesSync.getState().hasFailed).toBe(false)
})

test('a server that is away is tried again by itself', async () => {
  isAway = true
  signIn()
  usePreferences.getState().change({ appTheme: 'dark' })
  await vi.advanceTimersByTimeAsync(1000)
  isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(account.appTheme?.value).toBe('dark')
})

test('who returns to the tab sees what another device chose', async () => {
  signIn()
  await vi.advanceTimersByTimeAsync(10_000)
  account = { appTheme: { value: 'dark', changedAt: '2026-04-01T12:00:05.000Z' } }
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(100)
  expect(usePreferences.getState().appTheme).toBe('dark')
})

test('once stopped, nothing is sent any more', async () => {
  signIn()
  await vi.advanceTimersByTimeAsync(100)
  stop?.()
  usePreferences.getState().change({ appTheme: 'dark' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(arrived).toEqual([])
})
