import './kanji-results.css'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { SearchOffOutlined as SearchOffIcon } from '@kotonoha/ui-kit/icons/search-off-outlined'
import { KanjiGrid } from '../../../../dictionary/kanji-grid/kanji-grid'
import type { KanjiGroup } from '../../../../dictionary/kanji-grid/listed-kanji'
import { writeCount } from '../../../../kit/counts/write-count'
import { ListEnd, type PagedList } from '../../../../kit/query-failure/list-end'

export interface KanjiResultsProps {
  groups: readonly KanjiGroup[]
  /** How many there are with those not loaded yet; undefined while nothing was asked. */
  total: number | undefined
  /** Whether the answer to the present question is still on its way. */
  isOutdated: boolean
  /** What to do, shown while nothing was asked. */
  hint: string
  emptyText: string
  /** The query whose pages these are; undefined where all are there. */
  more?: FoundPages | undefined
}

interface FoundPages extends PagedList {
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * What every look-up ends in: kanji as tiles of the catalog, under headings. A tile opens its
 * kanji at the words that are written with it.
 */
export function KanjiResults({
  groups,
  total,
  isOutdated,
  hint,
  emptyText,
  more,
}: KanjiResultsProps) {
  return (
    <div className="kanji-results">
      <p role="status" className="kanji-results-count">
        {total === undefined ? hint : `${writeCount(total)} kanji`}
      </p>
      {total === 0 && <EmptyState image={<SearchOffIcon />} text={emptyText} size="small" />}
      {total !== undefined && total > 0 && (
        <>
          <KanjiGrid groups={groups} isOutdated={isOutdated} />
          {more !== undefined && (
            <ListEnd
              list={more}
              isLoading={more.isFetchingNextPage}
              onLoad={() => void more.fetchNextPage()}
            />
          )}
        </>
      )}
    </div>
  )
}
