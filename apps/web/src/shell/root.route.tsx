import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'
import { Root } from './root'

export interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'Kotonoha' }] }),
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})
