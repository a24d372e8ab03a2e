import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import type { createSiteRouter } from './router'

interface SiteProps {
  router: ReturnType<typeof createSiteRouter>
  queryClient: QueryClient
  /** What draws nothing and only belongs to a browser. */
  beside?: ReactNode
}

/**
 * All that is drawn, by the server and in the browser alike. React names elements by their place in
 * this tree, so what the server drew is only taken over where both begin with the same one.
 */
export function Site({ router, queryClient, beside }: SiteProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      {beside}
    </StrictMode>
  )
}
