// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorPage } from './error-page'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function showError(error: Error) {
  window.scrollTo = () => {}
  const root = createRootRoute({ component: () => <ErrorPage error={error} reset={() => {}} /> })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(<RouterProvider<typeof router> router={router} />)
}

const codeIsMissing = new TypeError('Failed to fetch dynamically imported module')

test('without a network a page whose code is missing says that it is the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await showError(codeIsMissing)
  expect(screen.getByText(/Check the connection/)).toBeDefined()
})

test('with a network it is the server, and the search is offered', async () => {
  await showError(codeIsMissing)
  expect(screen.getByText('The server could not answer.')).toBeDefined()
  expect(screen.getByRole('textbox')).toBeDefined()
})
