import { isOwnPage } from '@kotonoha/contract/site/own-pages'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from './not-found-page'
import { loadPageTheme } from './page-theme'
import { Root } from './root'
import { RootErrorPage } from './root-error-page'

export interface RouterContext {
  queryClient: QueryClient
  /** Set where a page is drawn for a browser that has not begun to run its code yet. */
  drawnAhead?: { datesOfToday: readonly string[] }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => (isOwnPage(location.pathname) ? loadPageTheme() : undefined),
  head: () => ({ meta: [{ title: 'Kotonoha' }] }),
  component: Root,
  errorComponent: RootErrorPage,
  // Stands where the page would: app bar and navigation stay.
  notFoundComponent: NotFoundPage,
})
