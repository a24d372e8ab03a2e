// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { buildSubject } from '../../../features/study-subjects/testing/build-subject'
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
    lessons: { available: 0, leftToday: 0 },
    reviews: { due: 2296, leftToday: 2296, nextAt: null, minutes: 1350 },
    reason: 'ok',
  },
  level: {
    level: 60,
    levelCount: 60,
    state: 'open',
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
  streak: { isShown: true, current: 1234, longest: 1500, freezes: 0 },
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

function renderDashboard(dashboard: Dashboard) {
  vi.stubGlobal('fetch', async (url: string) => {
    // The profile is not needed: times are told by the device's clock until it is there.
    if (!url.includes('dashboard.get')) return new Promise(() => {})
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
  await screen.findByText('The last level: you know it with 3 more kanji at medium or better.')
  screen.getByText('The lessons of the last level are done.')
  const text = document.body.innerHTML
  expect(text).toContain('Kanji that the last level waits for')
  expect(text).not.toMatch(/next level|level 61|NaN|New ones open/i)
})

test.each([
  ['whose kanji are known', 33, 36],
  ['without kanji', 0, 0],
])('a last level %s says that it is known', async (_, kanjiNeeded, kanjiReached) => {
  const level = { ...atTheEnd.level, kanjiNeeded, kanjiReached, blockers: [] }
  renderDashboard({ ...atTheEnd, level: { ...level, state: 'passed' } })
  await screen.findByText('The last level, and you know it.')
  expect(document.body.innerHTML).not.toMatch(/next level|level 61|NaN/i)
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
