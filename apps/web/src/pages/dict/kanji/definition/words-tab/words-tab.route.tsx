import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { kanjiWordsQuery } from './kanji-words-query'
import { WordsTab } from './words-tab'
import { wordsTabSearch, wordsTabSearchDefaults } from './words-tab-search'

export const Route = createFileRoute('/app/dict/kanji/$id/words')({
  validateSearch: wordsTabSearch,
  search: { middlewares: [stripSearchParams(wordsTabSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  // Not waited for: a filter shows as chosen at once, and the list follows.
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(kanjiWordsQuery(params.id, deps))
  },
  staticData: { isTab: true },
  component: WordsTab,
})
