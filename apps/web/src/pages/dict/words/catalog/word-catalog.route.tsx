import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { WordCatalogPage } from './word-catalog-page'
import { wordCatalogQuery } from './word-catalog-query'
import { wordCatalogSearch, wordCatalogSearchDefaults } from './word-catalog-search'

export const Route = createFileRoute('/app/dict/words/')({
  validateSearch: wordCatalogSearch,
  search: { middlewares: [stripSearchParams(wordCatalogSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  // Not waited for: the page shows its filters at once and skeletons in the place of the words.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(wordCatalogQuery(deps))
    if (context.drawnAhead !== undefined) return
    // N5 is where most learners begin: that filter opens at once.
    void context.queryClient.prefetchInfiniteQuery(
      wordCatalogQuery({ ...wordCatalogSearchDefaults, jlpt: ['N5'] }),
    )
  },
  head: () => ({ meta: [{ title: 'Words' }] }),
  component: WordCatalogPage,
})
