import { createTRPCClient, httpBatchLink, retryLink, splitLink } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from './app-router-type'
import { isLearnerCall } from './learner-calls'
import { queryClient } from './query-client'
import { retryRefusedCall } from './retry-refused-call'
import { getTokenSource } from './token-source'

const batch = {
  url: '/api',
  // Short enough for every proxy and cache on the way, and below the server's own limit.
  maxURLLength: 2000,
  maxItems: 10,
}

const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ path }) => isLearnerCall(path),
      true: [
        retryLink({ retry: (refusal) => retryRefusedCall(getTokenSource(), refusal) }),
        httpBatchLink({
          ...batch,
          headers: async () => toHeaders(await getTokenSource().getFreshToken()),
        }),
      ],
      // The dictionary waits for nobody: a token that has run out goes along as it is.
      false: httpBatchLink({ ...batch, headers: () => toHeaders(getTokenSource().findToken()) }),
    }),
  ],
})

/** Specification, section 7: each request carries the token where there is one. */
function toHeaders(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** Every procedure as options for TanStack Query: `useQuery(api.dict.words.listWords.queryOptions(…))`. */
export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

export type ApiOutputs = inferRouterOutputs<AppRouter>
