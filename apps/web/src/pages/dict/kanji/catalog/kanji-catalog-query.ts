import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import type { KanjiCatalogSearch } from './kanji-catalog-search'

/** Two screens of tiles on a desktop: little enough to come fast, enough to scroll on. */
const tilesPerPage = 120

export function kanjiCatalogQuery(search: KanjiCatalogSearch) {
  return api.dict.kanji.listKanji.infiniteQueryOptions(
    { ...search, limit: tilesPerPage },
    {
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      // While another filter loads, the tiles of the one before stay in place.
      placeholderData: keepPreviousData,
    },
  )
}
