import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isWorthRetrying } from '../../api/api-error'
import { applyToContaining, applyToList, applyToLists } from './apply-change'
import { containingQuery, listQuery, listsQuery } from './list-queries'
import { usePendingChanges } from './outbox'
import type { ListSummary, SavedList } from './saved-list'

/** What is asked for, with the learner's own changes that are still on their way. */
interface Shown<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => void
}

export function useSavedLists(): Shown<ListSummary[]> & { knownAtMs: number } {
  const query = useQuery(listsQuery())
  const pending = usePendingChanges()
  const data = useMemo(
    () =>
      query.data &&
      pending.reduce<ListSummary[]>(
        (lists, change) => applyToLists(lists, change),
        query.data.lists,
      ),
    [query.data, pending],
  )
  const { error, dataUpdatedAt: knownAtMs } = query
  return { data, error, knownAtMs, refetch: () => void query.refetch() }
}

export function useSavedList(listId: string): Shown<SavedList> {
  const query = useQuery(listQuery(listId))
  const pending = usePendingChanges()
  const data = useMemo(
    () => query.data && pending.reduce((list, change) => applyToList(list, change), query.data),
    [query.data, pending],
  )
  return { data, error: query.error, refetch: () => void query.refetch() }
}

/**
 * The ids of the lists that hold the thing; where nobody answers, of those to which it was added
 * here (`isSure` is false then). What a list has already is not added again.
 */
export function useListsContaining(itemId: string): Shown<string[]> & { isSure: boolean } {
  const query = useQuery(containingQuery(itemId))
  const pending = usePendingChanges()
  const isSure = query.data !== undefined
  // Asked anew, a query that failed has no error for as long: what can be ticked stays.
  const hasFailed = query.errorUpdatedAt > 0
  const isAnswered = isSure || (hasFailed && (query.error === null || isWorthRetrying(query.error)))
  const data = useMemo(
    () =>
      isAnswered
        ? pending.reduce<string[]>(
            (listIds, change) => applyToContaining(listIds, itemId, change),
            query.data?.listIds ?? [],
          )
        : undefined,
    [query.data, isAnswered, pending, itemId],
  )
  return { data, isSure, error: query.error, refetch: () => void query.refetch() }
}
