import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { queryClient } from '../../api/query-client'

/** Draws something as the only thing on a page, with the app's own cache. */
export async function renderInMain(Content: ComponentType): Promise<void> {
  // jsdom cannot scroll and complains about each navigation.
  vi.stubGlobal('scrollTo', vi.fn())
  const root = createRootRoute({
    component: () => (
      <main>
        <Content />
      </main>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queryClient}>
      {/* The site's own router is the registered type; this one has only the one page. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('main')
}
