import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { WordCatalogPage } from './word-catalog-page'
import { wordCatalogSearch, wordCatalogSearchDefaults } from './word-catalog-search'

export const Route = createFileRoute('/app/dict/words/')({
  validateSearch: wordCatalogSearch,
  search: { middlewares: [stripSearchParams(wordCatalogSearchDefaults)] },
  head: () => ({ meta: [{ title: 'Words' }] }),
  component: WordCatalogPage,
})
