import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** One try. A browser that thinks it is offline is asked anyway: the caller handles the failure. */
export function sendOnce<Output, Failure, Input>(
  options: MutationObserverOptions<Output, Failure, Input>,
  input: Input,
): Promise<Output> {
  const observer = new MutationObserver(queryClient, {
    ...options,
    networkMode: 'always',
    retry: false,
  })
  return observer.mutate(input)
}
