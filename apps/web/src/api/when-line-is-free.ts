import { queryClient } from './query-client'

/** Between two calls of a page lies at most the code that makes the second. */
const quietMs = 1000

/** A line that is never free is used all the same. */
const longestWaitMs = 30_000

/**
 * Resolves once the page has had all its answers for a moment: what is only kept for later asks
 * then, and does not share a slow line with what somebody waits for.
 */
export function whenLineIsFree(): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const isBusy = queryClient.isFetching() + queryClient.isMutating() > 0
      if (isBusy) {
        clearTimeout(quiet)
        quiet = undefined
      } else quiet ??= setTimeout(end, quietMs)
    }
    const unsubscribes = [
      queryClient.getQueryCache().subscribe(follow),
      queryClient.getMutationCache().subscribe(follow),
    ]
    const longest = setTimeout(end, longestWaitMs)
    function end() {
      clearTimeout(quiet)
      clearTimeout(longest)
      for (const unsubscribe of unsubscribes) unsubscribe()
      resolve()
    }
    follow()
  })
}
