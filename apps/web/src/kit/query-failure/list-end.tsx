import { LoadMoreButton } from '@kotonoha/ui-kit/load-more-button/load-more-button'
import { QueryFailure } from './query-failure'

/** What the query of a list says of its next page. */
export interface PagedList {
  hasNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
}

interface ListEndProps {
  list: PagedList
  isLoading: boolean
  onLoad: () => void
}

/** Below a list that comes page by page: the way to the next one, or why it did not come. */
export function ListEnd({ list, isLoading, onLoad }: ListEndProps) {
  if (list.isFetchNextPageError) return <QueryFailure error={list.error} onRetry={onLoad} />
  if (!list.hasNextPage) return null
  return <LoadMoreButton isLoading={isLoading} onClick={onLoad} />
}
