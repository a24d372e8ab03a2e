// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NamePreview } from './name-preview'
import { buildKanjiItem, buildNameItem } from './testing/build-search-answer'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a name is shown with its reading and kind, and leads to each of its kanji', async () => {
  const route = createRootRoute({
    component: () => <NamePreview name={buildNameItem('田々中')} kanji={[buildKanjiItem('田')]} />,
  })
  const router = createRouter({ routeTree: route, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const preview = await screen.findByRole('region', { name: '田々中 at a glance' })
  expect(preview.textContent).toContain('たなか')
  expect(preview.textContent).toContain('family nameTanaka')
  const links = screen
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  expect(links).toEqual(['/app/dict/kanji/田/words', '/app/dict/kanji/中/words'])
  // Of the second nothing was found: its page says what it means.
  expect(screen.getByRole('link', { name: /田/ }).textContent).toContain('eat')
})
