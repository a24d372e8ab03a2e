import './word-catalog.css'
import { listPartOfSpeechCodes } from '@kotonoha/japanese/part-of-speech'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { SearchOff } from '@kotonoha/ui-kit/icons/search-off'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useHasWordLevels } from '../../../../dictionary/edition/use-has-word-levels'
import { writeCount } from '../../../../kit/counts/write-count'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { WordFilters } from './filters/word-filters'
import { wordCatalogQuery } from './word-catalog-query'
import { type WordCatalogSearch, wordCatalogSearchDefaults } from './word-catalog-search'
import { WordList } from './word-list'

const route = getRouteApi('/app/dict/words/')

/** Of every five pages four come by themselves, so that the foot of the page can be reached. */
const pagesPerPress = 5

/** As many rows as a tall window shows, and about as high as a row. */
const skeleton = { count: 12, heightPx: 44, gap: 1 }

/** All words by level and frequency, with filters that live in the URL. */
export function WordCatalogPage() {
  const search = dropUnknownClasses(route.useSearch())
  const navigate = route.useNavigate()
  const change = (changed: WordCatalogSearch) =>
    void navigate({ search: changed, replace: true, resetScroll: false })
  return (
    <>
      <h1 className="word-catalog-title">Words</h1>
      <WordFilters hasLevels={useHasWordLevels()} search={search} onChange={change} />
      <FilteredWords search={search} onClear={() => change(wordCatalogSearchDefaults)} />
    </>
  )
}

/**
 * An old or mistyped part of speech is left out, as a level that there is not is. Here and not where
 * the address is read: the table of classes would come with every page.
 */
function dropUnknownClasses(search: WordCatalogSearch): WordCatalogSearch {
  const pos = search.pos.filter((code) => listPartOfSpeechCodes(code).length > 0)
  return pos.length === search.pos.length ? search : { ...search, pos }
}

interface FilteredWordsProps {
  search: WordCatalogSearch
  onClear: () => void
}

function FilteredWords({ search, onClear }: FilteredWordsProps) {
  const words = useInfiniteQuery({
    ...wordCatalogQuery(search),
    placeholderData: keepPreviousData,
  })
  const pages = words.data?.pages
  if (pages === undefined) {
    return words.error === null ? (
      <SkeletonList {...skeleton} />
    ) : (
      <QueryFailure error={words.error} onRetry={() => void words.refetch()} />
    )
  }
  const total = pages[0]?.total ?? 0
  if (total === 0) {
    return (
      <EmptyState
        image={<SearchOff />}
        text="No word is all of that at once."
        button={<TextButton onClick={onClear}>Clear the filters</TextButton>}
      />
    )
  }
  return (
    <>
      <p className="word-catalog-count" role="status">
        {writeCount(total)} {total === 1 ? 'word' : 'words'}
      </p>
      <WordList
        words={pages.flatMap((page) => page.items)}
        isOutdated={words.isPlaceholderData}
        list={words}
        isLoadingMore={words.isFetchingNextPage}
        loadsByItself={words.error === null && pages.length % pagesPerPress !== 0}
        onLoadMore={() => void words.fetchNextPage()}
      />
    </>
  )
}
