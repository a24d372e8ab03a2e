import { describeResultCount } from './result-count'
import type { SearchKind } from './search-kind'
import { SearchNames } from './search-names'
import { SearchNothing } from './search-nothing'
import { SearchResultList } from './search-results'
import { SearchUnderstanding } from './search-understanding'
import type { SearchResults } from './use-search-results'

export interface SearchOutcomeProps {
  results: SearchResults
  query: string
  text: string
  kind: SearchKind
  listId: string
  activeKey: string | undefined
  onTextChange: (text: string) => void
  onKindChange: (kind: SearchKind) => void
  onLeave: () => void
}

/** What came of a query: the results, none of them, or an error with a retry. */
export function SearchOutcome({
  results,
  query,
  text,
  kind,
  listId,
  activeKey,
  onTextChange,
  onKindChange,
  onLeave,
}: SearchOutcomeProps) {
  const { status, understanding } = results
  if (status === 'failed') {
    return (
      <div className="search-failed" role="alert">
        <p>The search could not be answered. Check the connection and try again.</p>
        <button type="button" className="search-button" onClick={results.retry}>
          Try again
        </button>
      </div>
    )
  }
  if (status === 'waiting' || understanding === undefined) return <SearchSkeleton />
  return (
    <>
      <SearchUnderstanding
        understanding={understanding}
        text={text}
        onTextChange={onTextChange}
        onLeave={onLeave}
      />
      {status === 'nothing' ? (
        <SearchNothing
          query={query}
          kind={kind}
          understanding={understanding}
          onTextChange={onTextChange}
          onKindChange={onKindChange}
        />
      ) : (
        <>
          {/* Said by the status line already. */}
          <p className="search-count" aria-hidden="true">
            {describeResultCount(query, results)}
          </p>
          {results.names.length > 0 ? (
            <SearchNames names={results.names} />
          ) : (
            <SearchResultList
              results={results}
              listId={listId}
              activeKey={activeKey}
              onOpen={onLeave}
            />
          )}
          {results.hasMore && (
            <button
              type="button"
              className="search-button search-more"
              disabled={results.isLoadingMore}
              onClick={results.loadMore}
            >
              {results.isLoadingMore ? 'Loading…' : 'Load More'}
            </button>
          )}
        </>
      )}
    </>
  )
}

/** Rows in the place of the first results, so that nothing jumps when they arrive. */
function SearchSkeleton() {
  return (
    <div className="search-skeleton" aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="search-skeleton-row" />
      ))}
    </div>
  )
}
