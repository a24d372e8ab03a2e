// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { usePreferences } from '../../session/preferences/preferences-store'
import {
  forgetRecentlyViewed,
  leaveRecentlyViewed,
  rememberViewed,
  useRecentlyViewed,
} from './recently-viewed-store'
import { syncRecentlyViewed } from './recently-viewed-sync'

interface Sent {
  views: { thing: { kanjiId: string }; viewedAt: string }[]
  forgottenAt: string | null
}

/** What the account holds, by kanji, and what reached it. */
let account: Map<string, string>
let arrived: Sent[]
let isAway: boolean
let isKeptByAccount: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-01T12:00:00Z') })
  queryClient.clear()
  leaveRecentlyViewed()
  usePreferences.getState().change({ keepRecentViewed: true, recentViewedFollowsAccount: true })
  account = new Map()
  arrived = []
  isAway = false
  isKeptByAccount = true
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stands for the server: the preferences, and the views merged as it does. */
async function answer(_url: string, init?: { method?: string; body?: string }): Promise<Response> {
  if (isAway) throw new TypeError('Failed to fetch')
  const data =
    init?.method === 'POST' ? merge(JSON.parse(init.body ?? '')[0]) : preferencesOfAccount()
  return new Response(JSON.stringify([{ result: { data } }]), {
    headers: { 'content-type': 'application/json' },
  })
}

function merge(sent: Sent) {
  arrived.push(sent)
  for (const [kanjiId, viewedAt] of account) {
    if (sent.forgottenAt !== null && viewedAt <= sent.forgottenAt) account.delete(kanjiId)
  }
  for (const { thing, viewedAt } of sent.views) account.set(thing.kanjiId, viewedAt)
  const views = [...account].map(([kanjiId, viewedAt]) => ({
    thing: { kind: 'kanji', kanjiId },
    text: kanjiId,
    reading: '',
    gloss: '',
    viewedAt,
  }))
  return { views }
}

function preferencesOfAccount() {
  const changedAt = new Date().toISOString()
  return isKeptByAccount ? {} : { recentViewedFollowsAccount: { value: false, changedAt } }
}

const see = (kanjiId: string) => rememberViewed({ kind: 'kanji', kanjiId, gloss: '' })
const listSeen = () =>
  useRecentlyViewed.getState().entries.map((entry) => entry.kind === 'kanji' && entry.kanjiId)

test('what was seen here and on another device is joined, the latest first', async () => {
  account.set('本', '2026-04-01T11:00:00.000Z')
  account.set('語', '2026-04-01T13:00:00.000Z')
  see('日')
  stop = syncRecentlyViewed()
  await vi.advanceTimersByTimeAsync(100)
  expect(listSeen()).toEqual(['語', '日', '本'])
})

test('pages opened in a row are one call, and the answer causes none', async () => {
  stop = syncRecentlyViewed()
  await vi.advanceTimersByTimeAsync(100)
  for (const kanjiId of ['日', '本', '語']) see(kanjiId)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived.map(({ views }) => views.length)).toEqual([0, 3])
})

test('clearing reaches the account, once', async () => {
  account.set('本', '2026-04-01T11:00:00.000Z')
  stop = syncRecentlyViewed()
  await vi.advanceTimersByTimeAsync(100)
  forgetRecentlyViewed()
  await vi.advanceTimersByTimeAsync(5000)
  expect(account.size).toBe(0)
  see('日')
  await vi.advanceTimersByTimeAsync(5000)
  expect(arrived.map(({ forgottenAt }) => forgottenAt !== null)).toEqual([false, true, false])
})

test('a server that is away costs nothing: the next page takes it along', async () => {
  isAway = true
  see('日')
  stop = syncRecentlyViewed()
  await vi.advanceTimersByTimeAsync(5000)
  isAway = false
  see('本')
  await vi.advanceTimersByTimeAsync(5000)
  expect([...account.keys()].toSorted()).toEqual(['日', '本'].toSorted())
})

test.each([
  [
    'this device knows that',
    () => usePreferences.getState().change({ recentViewedFollowsAccount: false }),
  ],
  [
    'only the account knows yet that',
    () => {
      isKeptByAccount = false
    },
  ],
])('%s each device keeps its own: nothing is sent, nothing is lost here', async (_who, decide) => {
  decide()
  see('日')
  stop = syncRecentlyViewed()
  await vi.advanceTimersByTimeAsync(5000)
  expect(arrived).toEqual([])
  expect(listSeen()).toEqual(['日'])
})
