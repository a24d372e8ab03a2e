import './words-tab.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { writeCount } from '../../../../../kit/counts/write-count'
import { ListEnd } from '../../../../../kit/query-failure/list-end'
import { QueryFailure } from '../../../../../kit/query-failure/query-failure'
import { kanjiWordsQuery } from './kanji-words-query'
import { ReadingGroupSection } from './reading-group-section'
import { groupByReading } from './words-by-reading'
import { WordsTabEmpty } from './words-tab-empty'
import { WordsTabFilters } from './words-tab-filters'

const route = getRouteApi('/app/dict/kanji/$id/words')
const kanjiRoute = getRouteApi('/app/dict/kanji/$id')

/** Drawn anew for another kanji, so that no words of the one before stay meanwhile. */
export function WordsTab() {
  const { id } = route.useParams()
  return <KanjiWords key={id} id={id} />
}

/** The words written with the kanji, under the readings it has in them. */
function KanjiWords({ id }: { id: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const kanji = kanjiRoute.useLoaderData()
  const list = useInfiniteQuery(kanjiWordsQuery(id, search))
  const pages = list.data?.pages
  const groups = useMemo(() => groupByReading(pages?.flatMap((page) => page.items) ?? []), [pages])
  const first = pages?.[0]
  if (first === undefined) {
    return list.isError ? (
      <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonList count={6} />
    )
  }
  if (kanji.wordCount === 0) {
    return <p className="words-tab-none">No word of the dictionary is written with {id}.</p>
  }
  return (
    <>
      <div className="words-tab-head">
        <WordsTabFilters kanji={kanji} search={search} facets={first.facets} />
        <p role="status" className="words-tab-count">
          {first.total === 1 ? '1 word' : `${writeCount(first.total)} words`}
        </p>
      </div>
      {first.total === 0 && (
        <WordsTabEmpty onClear={() => void navigate({ search: {}, resetScroll: false })} />
      )}
      <div className={list.isPlaceholderData ? 'words-tab-outdated' : undefined}>
        {groups.map((group) => (
          <ReadingGroupSection
            key={group.readingId}
            kanji={kanji}
            group={group}
            facet={first.facets.readings.find(({ readingId }) => readingId === group.readingId)}
            isOnlyReading={search.readingId !== undefined}
          />
        ))}
      </div>
      <ListEnd
        list={list}
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}
