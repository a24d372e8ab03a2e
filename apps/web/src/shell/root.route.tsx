import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from './root'
import { RootErrorPage, RootNotFoundPage } from './root-fallbacks'

export interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'Kotonoha' }] }),
  component: Root,
  errorComponent: RootErrorPage,
  notFoundComponent: RootNotFoundPage,
})
