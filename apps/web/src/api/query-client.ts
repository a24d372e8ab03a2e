import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from './api-error'

/** The first retry follows soon; two retries are over within a second. */
const firstRetryDelayMs = 300

/**
 * Answers of the dictionary never go stale by age: they change only with the dictionary's
 * version, and `dictionary-version.ts` throws them away then.
 */
export const queryClient = createQueryClient()

/** Another one is for pages that are drawn beside the dictionary, where no call is lost on its way. */
export function createQueryClient({ maxRetries = 2 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // A browser that thinks it is offline is asked anyway: the failure then shows a page with
        // a retry, where a paused query would show a spinner for ever.
        networkMode: 'always',
        retry: (failureCount, error) => failureCount < maxRetries && isWorthRetrying(error),
        retryDelay: (failureCount) => firstRetryDelayMs * 2 ** failureCount,
        refetchOnWindowFocus: false,
      },
    },
  })
}
