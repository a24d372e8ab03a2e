import {
  hashKey,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface Pages {
  pages: readonly unknown[]
}

/**
 * A list page by page that may be fetched anew at any time, as all that a learner's changes touch.
 *
 * TanStack Query drops the next page that is on its way when news of a change fetches those that
 * are there, and the learner's click with it. Here the wish stays until the page has come or failed.
 * Lists of the dictionary need none of it: they are fetched anew with a new dictionary only.
 */
export function usePagedQuery<Answer, Failure, Data extends Pages, Key extends QueryKey, Cursor>(
  options: UseInfiniteQueryOptions<Answer, Failure, Data, Key, Cursor>,
): UseInfiniteQueryResult<Data, Failure> & { loadMore: () => void; isLoadingMore: boolean } {
  const list = useInfiniteQuery(options)
  const { data, hasNextPage, isFetching, isError, isFetchingNextPage, fetchNextPage } = list
  const pageCount = data?.pages.length ?? 0
  const of = hashKey(options.queryKey)
  const [wish, setWish] = useState({ of, pageCount: 0 })
  const isWaiting = wish.of === of && wish.pageCount > pageCount && hasNextPage && !isError

  useEffect(() => {
    // One that began meanwhile is waited for, not begun anew.
    if (isWaiting && !isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [isWaiting, isFetching, fetchNextPage])

  return {
    ...list,
    isLoadingMore: isFetchingNextPage || isWaiting,
    loadMore: () => {
      setWish({ of, pageCount: pageCount + 1 })
      void fetchNextPage()
    },
  }
}
