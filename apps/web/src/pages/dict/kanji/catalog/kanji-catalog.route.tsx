import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { KanjiCatalogPage } from './kanji-catalog-page'
import { kanjiCatalogQuery } from './kanji-catalog-query'
import { kanjiCatalogSearch, kanjiCatalogSearchDefaults } from './kanji-catalog-search'

export const Route = createFileRoute('/app/dict/kanji/')({
  validateSearch: kanjiCatalogSearch,
  search: { middlewares: [stripSearchParams(kanjiCatalogSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  // Not waited for: the page draws its filters at once and tells of a failure in its own place.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(kanjiCatalogQuery(deps))
  },
  head: () => ({ meta: [{ title: 'Kanji' }] }),
  component: KanjiCatalogPage,
})
