// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../api/query-client'
import { radicalsSearch } from './radicals-search'
import { RadicalsTab } from './radicals-tab'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  queryClient.clear()
  // A line so slow that nothing comes.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('while the parts are on their way the page stands as it will be, with what was chosen', async () => {
  const root = createRootRoute()
  const tab = createRoute({
    getParentRoute: () => root,
    path: '/app/dict/kanji-recognize/radicals',
    validateSearch: radicalsSearch,
    component: RadicalsTab,
  })
  const history = createMemoryHistory({
    initialEntries: ['/app/dict/kanji-recognize/radicals?components=日寸'],
  })
  const router = createRouter({ routeTree: root.addChildren([tab]), history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('Loading the parts…')
  expect(screen.getByRole('region', { name: 'Results' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Remove 日' })).toBeDefined()
  expect(document.querySelectorAll('.component-tile').length).toBeGreaterThan(200)
})
