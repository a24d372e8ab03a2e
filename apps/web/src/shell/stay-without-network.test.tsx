// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stayWithoutNetwork } from './stay-without-network'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

stayWithoutNetwork()

/** As the built site fetches a page's code: what fails is told to the window first. */
async function fetchMissingCode(): Promise<{ Page: () => null }> {
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/page.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
  throw failure
}

async function openPage() {
  window.scrollTo = () => {}
  const root = createRootRoute({
    component: lazyRouteComponent(fetchMissingCode, 'Page'),
    errorComponent: () => <p>It could not be fetched.</p>,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  render(<RouterProvider<typeof router> router={router} />)
}

/** What the router leaves where it reloads, which it does once. */
const reloads = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('tanstack_router_reload'))

test('without a network a page whose code is missing is told, and not reloaded away', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockReturnValue()
  await openPage()
  await screen.findByText('It could not be fetched.')
  expect(reloads()).toEqual([])
})

test('with a network it is reloaded: a newer release may have taken its place', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openPage()
  await vi.waitFor(() => expect(reloads()).toHaveLength(1))
})
