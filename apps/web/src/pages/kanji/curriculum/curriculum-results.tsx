import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { FilterAltOffOutlined as FilterAltOffIcon } from '@kotonoha/ui-kit/icons/filter-alt-off-outlined'
import { useMemo } from 'react'
import type { ApiOutputs } from '../../../api/api'
import { TextLink } from '../../../kit/links/button-links'
import { ListEnd } from '../../../kit/query-failure/list-end'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { SubjectTiles } from '../../../study/subjects/subject-tiles'
import { groupSubjects } from './group-subjects'

type Page = Pick<
  ApiOutputs['kanji']['curriculum']['listWords'],
  'items' | 'nextCursor' | 'total' | 'sections'
>

/** What is used of the query for a list. */
interface Catalog {
  data: { pages: readonly Page[] } | undefined
  error: unknown
  dataUpdatedAt: number
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  loadMore: () => void
  isLoadingMore: boolean
}

interface CurriculumResultsProps {
  catalog: Catalog
  order: 'grid' | 'jlpt'
  tab: 'kanji' | 'words'
}

/** The tiles that the filters leave, or why there are none. */
export function CurriculumResults({ catalog, order, tab }: CurriculumResultsProps) {
  const { data, error } = catalog
  const groups = useMemo(() => groupSubjects(data?.pages ?? [], order), [data, order])
  // The answer's own time would be better known to the server; a minute more or less marks a due.
  const now = useMemo(() => new Date(catalog.dataUpdatedAt), [catalog.dataUpdatedAt])
  const first = data?.pages[0]
  if (first === undefined) {
    return error === null ? (
      <TilesSkeleton />
    ) : (
      <QueryFailure error={error} onRetry={() => void catalog.refetch()} />
    )
  }
  return (
    <>
      <p role="status" className="curriculum-count">
        {first.total.toLocaleString('en')} {toNoun(tab, first.total)}
      </p>
      {first.total === 0 ? (
        <EmptyState
          image={<FilterAltOffIcon />}
          text={`No ${tab} of the curriculum are all of that at once.`}
          button={<TextLink to={`/app/kanji/curriculum/${tab}`}>Clear filters</TextLink>}
        />
      ) : (
        <SubjectTiles
          label={tab === 'kanji' ? 'Kanji' : 'Words'}
          groups={groups}
          now={now}
          isOutdated={catalog.isPlaceholderData}
        />
      )}
      <ListEnd list={catalog} isLoading={catalog.isLoadingMore} onLoad={catalog.loadMore} />
    </>
  )
}

function toNoun(tab: 'kanji' | 'words', count: number): string {
  if (tab === 'kanji') return 'kanji'
  return count === 1 ? 'word' : 'words'
}

/** Tiles in the place of the first ones, so that nothing jumps when they arrive. */
function TilesSkeleton() {
  return (
    <div className="subject-tiles" role="status" aria-label="Loading">
      {Array.from({ length: 36 }, (_, index) => (
        <span key={index} className="skeleton-tile" />
      ))}
    </div>
  )
}
