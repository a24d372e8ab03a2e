import { createRouter, parseSearchWith } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen'
import { parseSearchValue, stringifySearch } from './search-params'
import { ErrorPage } from './shell/error-page'
import { LoadingScreen } from './shell/loading-screen'
import { NotFoundPage } from './shell/not-found-page'
import type { RouterContext } from './shell/root.route'

/** A link loads its page once the pointer rests on it; a waiting screen never just flickers. */
export function createSiteRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 5 * 60_000,
    scrollRestoration: typeof document !== 'undefined',
    stringifySearch,
    parseSearch: parseSearchWith(parseSearchValue),
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface StaticDataRouteOption {
    /** A tab changes part of a page: focus and scroll position stay where they are. */
    isTab?: boolean
  }
}
