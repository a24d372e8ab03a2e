import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from './app-router-type'
import { queryClient } from './query-client'

const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: '/api',
      // Short enough for every proxy and cache on the way, and below the server's own limit.
      maxURLLength: 2000,
      maxItems: 10,
    }),
  ],
})

/** Every procedure as options for TanStack Query: `useQuery(api.dict.words.listWords.queryOptions(…))`. */
export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

export type ApiOutputs = inferRouterOutputs<AppRouter>
