import { LoadMoreButton } from '@kotonoha/ui-kit/load-more-button/load-more-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { type ComponentType, lazy, Suspense } from 'react'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import type { ItemPreviewProps } from './item-preview'
import { lateSentences } from './late-sentences'
import { describeResultCount } from './result-count'
import type { QueryUnderstanding, SearchItem } from './search-answer'
import type { SearchKind } from './search-kind'
import { SearchBesideNames, SearchNames, SearchWithoutNames } from './search-names'
import { SearchNothing } from './search-nothing'
import { SearchResultList } from './search-results'
import { SearchUnderstanding } from './search-understanding'
import { useIsWide } from './use-is-wide'
import type { SearchResults } from './use-search-results'

// Not on a first visit, and the results do without it where it cannot be fetched.
const ItemPreview = lazy(
  async (): Promise<{ default: ComponentType<ItemPreviewProps> }> => ({
    default: await import('./item-preview').then(
      (module) => module.ItemPreview,
      () => () => null,
    ),
  }),
)

export interface SearchOutcomeProps {
  results: SearchResults
  query: string
  text: string
  kind: SearchKind
  listId: string
  activeKey: string | undefined
  /** What stands beside the results where there is room; undefined: nothing does. */
  previewed: ItemPreviewProps['item'] | undefined
  onPoint: (item: SearchItem) => void
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
  previewed,
  onPoint,
  onTextChange,
  onKindChange,
  onLeave,
}: SearchOutcomeProps) {
  const isWide = useIsWide()
  const { status, understanding, besideNames } = results
  if (status === 'failed') {
    return <QueryFailure error={results.error} onRetry={results.retry} />
  }
  if (status === 'waiting' || understanding === undefined) return <SkeletonList count={5} />
  const { readAs } = understanding
  const isOld = readAs?.because === 'old-characters'
  const oldForm = isOld ? { old: query, today: readAs.text } : undefined
  const names = besideNames && (
    <SearchBesideNames
      names={besideNames}
      oldForm={oldForm}
      onShowAll={() => onKindChange('names')}
    />
  )
  return (
    <>
      <SearchUnderstanding
        understanding={understanding}
        text={text}
        onTextChange={onTextChange}
        onLeave={onLeave}
      />
      {isNothingAsked(understanding) ? null : status === 'nothing' ? (
        <SearchNothing
          query={query}
          kind={kind}
          understanding={understanding}
          onTextChange={onTextChange}
          onKindChange={onKindChange}
        />
      ) : kind === 'sentences' ? (
        <Suspense fallback={<SkeletonList count={5} />}>
          <lateSentences.Component query={query} />
        </Suspense>
      ) : (
        <div className="search-columns">
          <div>
            {/* Said by the status line already. */}
            <p className="search-count" aria-hidden="true">
              {describeResultCount(query, kind, results)}
            </p>
            {besideNames?.areFirst && names}
            {results.names.length > 0 ? (
              <SearchNames names={results.names} oldForm={oldForm} />
            ) : (
              <SearchResultList
                results={results}
                listId={listId}
                activeKey={activeKey}
                onOpen={onLeave}
                onPoint={onPoint}
              />
            )}
            {results.hasMoreFailed ? (
              <QueryFailure error={results.error} onRetry={results.loadMore} />
            ) : (
              results.hasMore && (
                <LoadMoreButton isLoading={results.isLoadingMore} onClick={results.loadMore} />
              )
            )}
            {!besideNames?.areFirst && names}
            {kind === 'all' && <SearchWithoutNames />}
            {kind === 'all' && results.groups[0]?.items[0]?.kind === 'word' && (
              <button
                type="button"
                className="search-link"
                onClick={() => onKindChange('sentences')}
              >
                {results.total === 1 ? 'Sentences with this word' : 'Sentences with these words'}
              </button>
            )}
          </div>
          <div className="search-beside">
            {isWide && previewed !== undefined && (
              <Suspense fallback={null}>
                <ItemPreview item={previewed} kanji={results.kanji} />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** `#grammar` alone asks for nothing that there is; the whole dictionary would be no answer to it. */
function isNothingAsked({ tags, interpretations, sentence }: QueryUnderstanding): boolean {
  const isOnlyTags = interpretations.length === 0 && sentence === null && tags.length > 0
  return isOnlyTags && tags.every(({ isKnown }) => !isKnown)
}
