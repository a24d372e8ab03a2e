import { createTRPCClient, httpBatchLink, httpLink, retryLink, splitLink } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { answerHere } from './answer-here'
import type { AppRouter } from './app-router-type'
import { fetchOutliving } from './fetch-outliving'
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

const learnerCall = {
  headers: async () => toHeaders(await getTokenSource().getFreshToken()),
  fetch: fetchOutliving,
}

const client = createTRPCClient<AppRouter>({
  links: [
    answerHere,
    splitLink({
      condition: ({ path }) => isLearnerCall(path),
      true: [
        retryLink({ retry: (refusal) => retryRefusedCall(getTokenSource(), refusal) }),
        splitLink({
          // A batch is gathered for a moment that a page which is closed no longer has.
          condition: ({ type }) =>
            type === 'mutation' && globalThis.document?.visibilityState === 'hidden',
          true: httpLink({ url: batch.url, ...learnerCall }),
          false: httpBatchLink({ ...batch, ...learnerCall }),
        }),
      ],
      // The dictionary waits for nobody: a token that has run out goes along as it is.
      false: httpBatchLink({ ...batch, headers: () => toHeaders(getTokenSource().findToken()) }),
    }),
  ],
})

/** Each request carries the token where there is one. */
function toHeaders(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** Every procedure as options for TanStack Query: `useQuery(api.dict.words.listWords.queryOptions(…))`. */
export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

export type ApiOutputs = inferRouterOutputs<AppRouter>
export type ApiInputs = inferRouterInputs<AppRouter>
