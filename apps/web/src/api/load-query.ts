import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isNothingThere } from './api-error'

/**
 * What a route's loader waits for. An answer in the cache is taken at once; an unknown id becomes
 * the not-found page; every other failure becomes the error page.
 */
export async function loadQuery<Fetched, Failure, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.ensureQueryData(options)
  } catch (error) {
    if (isNothingThere(error)) throw notFound()
    throw error
  }
}
