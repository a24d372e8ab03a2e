import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import type { ReactNode } from 'react'
import { LastKnownNote } from '../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../kit/query-failure/query-failure'

interface OwnAnswerProps<Answer> {
  query: {
    data: Answer | undefined
    error: unknown
    dataUpdatedAt: number
    refetch: () => Promise<unknown>
  }
  children: (answer: Answer) => ReactNode
}

/** The answer to a question about the learner's own study: as known last while it is asked. */
export function OwnAnswer<Answer>({ query, children }: OwnAnswerProps<Answer>) {
  const { data, error, dataUpdatedAt, refetch } = query
  const retry = () => void refetch()
  if (data !== undefined) {
    return (
      <>
        <LastKnownNote error={error} knownAtMs={dataUpdatedAt} onRetry={retry} />
        {children(data)}
      </>
    )
  }
  return error === null ? (
    <SkeletonList count={4} heightPx={120} />
  ) : (
    <QueryFailure error={error} onRetry={retry} />
  )
}
