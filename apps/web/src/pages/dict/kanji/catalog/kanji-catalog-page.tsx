import './kanji-catalog.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { KanjiGrid } from '../../../../dictionary/kanji-grid/kanji-grid'
import { writeCount } from '../../../../kit/counts/write-count'
import { useNearEnd } from '../../../../kit/near-end/use-near-end'
import { ListEnd } from '../../../../kit/query-failure/list-end'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { KanjiCatalogEmpty } from './kanji-catalog-empty'
import { kanjiCatalogQuery } from './kanji-catalog-query'
import { KanjiFilters } from './kanji-filters'
import { groupKanji } from './kanji-groups'

const route = getRouteApi('/app/dict/kanji/')

/** All kanji of the dictionary, by level, strokes, frequency or grade. */
export function KanjiCatalogPage() {
  const search = route.useSearch()
  const catalog = useInfiniteQuery(kanjiCatalogQuery(search))
  const pages = catalog.data?.pages
  const kanji = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  const groups = useMemo(() => groupKanji(kanji, search.order), [kanji, search.order])
  const first = pages?.[0]

  const loadMore = () => void catalog.fetchNextPage()
  const canLoad = catalog.hasNextPage && !catalog.isFetching && !catalog.isFetchNextPageError
  const end = useNearEnd({ isOn: canLoad, ahead: '200%' }, loadMore)

  return (
    <div className="kanji-catalog">
      <header className="kanji-catalog-head">
        <h1 className="page-title">Kanji</h1>
        <p role="status" className="kanji-catalog-count">
          {first !== undefined && `${writeCount(first.total)} kanji`}
        </p>
      </header>
      <KanjiFilters search={search} facets={first?.facets} />
      {catalog.isError && first === undefined ? (
        <QueryFailure error={catalog.error} onRetry={() => void catalog.refetch()} />
      ) : first === undefined ? (
        <KanjiGridSkeleton />
      ) : kanji.length === 0 ? (
        <KanjiCatalogEmpty />
      ) : (
        <>
          <KanjiGrid groups={groups} isOutdated={catalog.isPlaceholderData} />
          <div ref={end} />
          <ListEnd list={catalog} isLoading={catalog.isFetchingNextPage} onLoad={loadMore} />
        </>
      )}
    </div>
  )
}

/** Tiles in the place of the first ones, so that nothing jumps when they arrive. */
function KanjiGridSkeleton() {
  return (
    <div className="kanji-grid kanji-grid-skeleton" role="status" aria-label="Loading">
      {Array.from({ length: 48 }, (_, index) => (
        <span key={index} className="skeleton-tile" />
      ))}
    </div>
  )
}
