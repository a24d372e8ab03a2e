// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { buildSubject } from '../../../study/subjects/testing/build-subject'
import type { Dashboard } from './dashboard'
import { DashboardPage } from './dashboard-page'

const none = { locked: 0, waiting: 0, low: 0, medium: 0, high: 0, passed: 0, due: 0 }
const buckets = { low: 1200, medium: 0, high: 0, passed: 2296 }

/** Of somebody at the end of the curriculum, after years: every lesson is done. */
const atTheEnd: Dashboard = {
  now: '2026-04-01T08:00:00.000Z',
  today: 20_544,
  revision: 7,
  availability: {
    lessons: { available: 0, leftToday: 0, reason: 'done', nextAt: null },
    brake: null,
    reviews: { due: 2296, leftToday: 2296, nextAt: null, minutes: 81_000 },
    reason: 'ok',
  },
  level: {
    level: 60,
    levelCount: 60,
    state: 'open',
    passedAt: null,
    isAssumed: false,
    isCurrent: true,
    components: { ...none, total: 0 },
    kanji: { ...none, total: 36, low: 6, high: 30 },
    words: { ...none, total: 60, high: 60 },
    kanjiNeeded: 33,
    kanjiReached: 30,
    blockers: [buildSubject({ level: 60, progress: 'low' })],
  },
  goal: {
    reviewsDone: 1100,
    reviewsCorrect: 1000,
    lessonsDone: 0,
    newCardsDone: 0,
    minutes: 1010,
    isReached: true,
  },
  streak: { isShown: true, current: 1234, longest: 1500, freezes: 0, frozen: 0 },
  nextHours: [{ startsAt: '2026-04-01T08:00:00.000Z', count: 1005 }],
  nextDays: [{ day: 20_544, startsAt: '2026-04-01T02:00:00.000Z', count: 3005 }],
  buckets,
  bucketsByKind: { component: buckets, kanji: buckets, word: buckets },
  mistakes: [],
  troubles: [],
  heat: [{ day: 20_544, reviews: 1100 }],
  jlpt: [{ level: 'N1', total: 1232, known: 1001 }],
  activeSession: {
    sessionId: 'b0a1',
    mode: 'reviews',
    level: null,
    version: 1,
    document: '{}',
    left: 1500,
    answered: 500,
    correct: 400,
    device: 'Firefox on Windows',
    startedAt: '2026-04-01T07:00:00.000Z',
    touchedAt: '2026-04-01T07:30:00.000Z',
  },
}

// What a device keeps, and how it is folded, is tested beside it.
vi.mock('../../../study-device/load-queue', () => ({ countKeptReviews: async () => 1012 }))

function renderDashboard(dashboard: Dashboard | undefined, onRelease?: (body: string) => void) {
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    if (url.includes('releaseBrake')) onRelease?.(init?.body ?? '')
    // The profile is not needed: times are told by the device's clock until it is there.
    if (!url.includes('dashboard.get')) return new Promise(() => {})
    if (dashboard === undefined) throw new TypeError('no network')
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify([{ result: { data: dashboard } }]), { headers })
  })
  const root = createRootRoute({ component: DashboardPage })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  queryClient.clear()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('at the last level nothing is promised that comes after it', async () => {
  renderDashboard(atTheEnd)
  await screen.findByText('You know 30 of its 36 kanji well: 3 more to pass the last level.')
  screen.getByText('Every lesson of the curriculum is done.')
  const text = document.body.innerHTML
  expect(text).toContain('Kanji that level 60 is still to be passed with')
  expect(text).not.toMatch(/next level|level 61|NaN|New ones open/i)
})

test('a kind that the level does not teach is not counted', async () => {
  renderDashboard(atTheEnd)
  await screen.findByRole('link', { name: '36 of 36 kanji begun' })
  expect(screen.queryByRole('link', { name: /components? begun/ })).toBeNull()
})

test.each([
  ['whose kanji are known', 33, 36],
  ['without kanji', 0, 0],
])('a last level %s says that it is passed', async (_, kanjiNeeded, kanjiReached) => {
  const level = { ...atTheEnd.level, kanjiNeeded, kanjiReached, blockers: [] }
  renderDashboard({
    ...atTheEnd,
    level: { ...level, state: 'passed', passedAt: '2026-03-01T08:00:00.000Z' },
  })
  await screen.findByText('The last level, passed on March 1, 2026.')
  expect(document.body.innerHTML).not.toMatch(/next level|level 61|NaN/i)
})

test('a level that waits says why and until when, and opens by one click', async () => {
  const end = { at: '2026-04-08T02:00:00.000Z', newPerDay: 8, isLimitKept: false }
  const brake = { level: 7, reasons: ['minutes' as const], end }
  const lessons = { available: 0, leftToday: 0, reason: 'brake' as const, nextAt: end.at }
  const availability = { ...atTheEnd.availability, lessons, brake }
  const calls: unknown[] = []
  renderDashboard({ ...atTheEnd, availability }, (body) => calls.push(body))
  const note = await screen.findByRole('region', { name: 'Level 7 waits' })
  expect(note.textContent).toContain('fills your minutes a day')
  expect(note.textContent).toContain('about 4 new items a day unless you keep it')
  within(note).getByRole('button', { name: 'Keep my pace' })
  within(note).getByRole('button', { name: 'Open level 7 anyway' }).click()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toContain('"choice":"open"')
})

test('thousands are told apart in every number', async () => {
  renderDashboard(atTheEnd)
  const jlpt = await screen.findByRole('link', { name: /1,001 of 1,232/ })
  expect(within(jlpt).getByText('N1')).toBeTruthy()
  const shown = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].map((node) =>
      node.nodeType === node.TEXT_NODE ? node.nodeValue : '',
    ),
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
  ])
  const all = shown.join('\n').replaceAll(/, 2026\b/g, '')
  for (const number of ['2,296', '1,005', '3,005', '1,100', '1,010', '1,234', '1,500', '1,350']) {
    expect(all).toContain(number)
  }
  expect(all.match(/.*\d{4}.*/g)).toBeNull()
})

test('without a network and without a memory of it, the reviews kept on the device are offered', async () => {
  renderDashboard(undefined)
  const kept = within(await screen.findByRole('region', { name: 'On this device' }))
  expect(kept.getByRole('heading').textContent).toBe('1,012 Reviews')
  expect(kept.getByRole('link', { name: 'Start reviews' })).toBeTruthy()
})

test('on the first day there is one card, and nothing full of zeros', async () => {
  const begun = { low: 0, medium: 0, high: 0, passed: 0 }
  const lessons = { available: 8, leftToday: 8, reason: 'ok' as const, nextAt: null }
  const reviews = { due: 0, leftToday: 0, nextAt: null, minutes: 0 }
  const first: Dashboard = {
    ...atTheEnd,
    availability: { lessons, reviews, brake: null, reason: 'ok' },
    bucketsByKind: { component: begun, kanji: begun, word: begun },
    activeSession: null,
  }
  renderDashboard(first)
  await screen.findByRole('heading', { level: 2, name: 'Your first five' })
  expect(screen.getByRole('link', { name: 'Begin' })).toBeDefined()
  expect(screen.getAllByRole('region')).toHaveLength(1)
  cleanup()
  queryClient.clear()
  renderDashboard({
    ...first,
    bucketsByKind: { ...first.bucketsByKind, kanji: { ...begun, low: 1 } },
  })
  await screen.findByRole('region', { name: 'Reviews' })
})

test('what keeps failing stands with what it is taken for, which opens that', async () => {
  const tile = (subjectId: number, literal: string, meaning: string) => ({
    ...{ subjectId, literal, meaning, kind: 'kanji' as const, drawing: null, reading: 'マツ' },
    ...{ level: 3, position: 1, jlpt: null, strokeCount: 5, kanjiId: literal, wordId: null },
    ...{ spellingId: null, isCore: true, lock: 'unlocked' as const, progress: 'low' as const },
    ...{ dueAt: null, isWanted: false },
  })
  const alike = [tile(2, '未', 'not yet')]
  renderDashboard({
    ...atTheEnd,
    troubles: [{ tile: tile(1, '末', 'end'), facet: 'meaning', lapses: 7, alike }],
  })
  const other = await screen.findByRole('link', { name: '未 not yet' })
  expect(other.getAttribute('href')).toContain(encodeURIComponent('未'))
  screen.getByText('Not to be taken for', { exact: false })
})

test('a missed day that a freeze saved is told, and nothing where none was', async () => {
  const streak = { isShown: true, current: 14, longest: 14, freezes: 1, frozen: 1 }
  renderDashboard({ ...atTheEnd, streak })
  const told = await screen.findByRole('link', { name: /14 days in a row/ })
  expect(told.textContent).toBe('14 days in a row · saved by a freeze · 1 freeze kept')
  cleanup()
  queryClient.clear()
  renderDashboard({ ...atTheEnd, streak: { ...streak, frozen: 0 } })
  const untold = await screen.findByRole('link', { name: /14 days in a row/ })
  expect(untold.textContent).toBe('14 days in a row · 1 freeze kept')
})

test('a session that was left is told in a sentence, also of a device without a name', async () => {
  const session = { ...atTheEnd.activeSession, device: 'A browser on Linux' }
  renderDashboard({ ...atTheEnd, activeSession: session as Dashboard['activeSession'] })
  const saved = await screen.findByRole('region', { name: 'Saved session' })
  expect(saved.textContent).toMatch(/ ago on a browser on Linux/)
})
