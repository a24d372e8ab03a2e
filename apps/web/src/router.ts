import { createRouter, parseSearchWith } from '@tanstack/react-router'
import { queryClient } from './api/query-client'
import { routeTree } from './route-tree.gen'
import { parseSearchValue, stringifySearch } from './search-params'
import { ErrorPage } from './shell/error-page'
import { LoadingScreen } from './shell/loading-screen'
import { NotFoundPage } from './shell/not-found-page'

/** Timings: specification, section 9. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadDelay: 50,
  defaultPreloadStaleTime: 30_000,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 500,
  defaultGcTime: 5 * 60_000,
  scrollRestoration: true,
  stringifySearch,
  parseSearch: parseSearchWith(parseSearchValue),
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** A tab changes part of a page: focus and scroll position stay where they are. */
    isTab?: boolean
  }
}
