import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { KanjiCatalogPage } from './kanji-catalog-page'
import { kanjiCatalogSearch, kanjiCatalogSearchDefaults } from './kanji-catalog-search'

export const Route = createFileRoute('/app/dict/kanji/')({
  validateSearch: kanjiCatalogSearch,
  search: { middlewares: [stripSearchParams(kanjiCatalogSearchDefaults)] },
  head: () => ({ meta: [{ title: 'Kanji' }] }),
  component: KanjiCatalogPage,
})
