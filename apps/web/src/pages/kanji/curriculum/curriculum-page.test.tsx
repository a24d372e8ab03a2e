// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { CurriculumPage } from './curriculum-page'
import { curriculumSearch } from './curriculum-search'

const ownLevel = 10
const levelCount = 60

/** What the server says of a level to somebody who is at level 10. */
function tellLevel(level: number) {
  const counts = {
    total: 36,
    locked: 0,
    waiting: 36,
    low: 0,
    medium: 0,
    high: 0,
    passed: 0,
    due: 0,
  }
  return {
    level,
    levelCount,
    state: level <= ownLevel ? 'open' : 'locked',
    passedAt: null,
    isAssumed: false,
    isCurrent: level === ownLevel,
    components: counts,
    kanji: counts,
    words: counts,
    kanjiNeeded: 33,
    kanjiReached: 0,
    blockers: [],
    levels: Array.from({ length: levelCount }, (_, index) => ({
      level: index + 1,
      state: index < ownLevel ? 'open' : 'locked',
      isCurrent: index + 1 === ownLevel,
      kanjiCount: 36,
      kanjiReached: 0,
      kanjiPassed: 0,
    })),
  }
}

/** Nothing has a size here. */
class NoResizeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
  queryClient.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const inputs = JSON.parse(searchParams.get('input') ?? '{}')
    const answers = pathname
      .split('/')
      .at(-1)
      ?.split(',')
      .map((procedure, index) =>
        procedure.endsWith('getLevelOverview')
          ? tellLevel(inputs[index]?.curriculumLevelId ?? ownLevel)
          : { resets: [] },
      )
    const headers = { 'content-type': 'application/json' }
    const results = answers?.map((data) => ({ result: { data } }))
    return new Response(JSON.stringify(results), { headers })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderCurriculum(address: string) {
  const root = createRootRoute()
  const app = createRoute({ getParentRoute: () => root, path: '/app' })
  const area = createRoute({ getParentRoute: () => app, id: '_kanji-area' })
  const curriculum = createRoute({
    getParentRoute: () => area,
    path: 'kanji/curriculum',
    validateSearch: curriculumSearch,
    component: CurriculumPage,
  })
  const routeTree = root.addChildren([app.addChildren([area.addChildren([curriculum])])])
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return router
}

const findPanel = (level: number) => screen.findByRole('region', { name: `About level ${level}` })
const chosen = () => document.querySelector('[data-chosen="true"]')?.textContent

test('without a level in the address the learner finds their own level above the whole list', async () => {
  renderCurriculum('/app/kanji/curriculum')
  expect((await findPanel(ownLevel)).textContent).toContain('your level')
  // The parameter filters the lists, and is not there.
  expect(chosen()).toBe('All, chosen')
})

test('a level in the address is shown, and back at all levels the own one again', async () => {
  const router = renderCurriculum('/app/kanji/curriculum?curriculumLevel=3')
  expect((await findPanel(3)).textContent).not.toContain('your level')
  await act(() => router.navigate({ to: '/app/kanji/curriculum' } as never))
  await findPanel(ownLevel)
  expect(screen.queryByRole('region', { name: 'About level 3' })).toBeNull()
})
