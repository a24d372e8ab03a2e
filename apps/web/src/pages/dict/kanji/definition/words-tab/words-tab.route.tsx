import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { WordsTab } from './words-tab'
import { wordsTabSearch, wordsTabSearchDefaults } from './words-tab-search'

export const Route = createFileRoute('/app/dict/kanji/$id/words')({
  validateSearch: wordsTabSearch,
  search: { middlewares: [stripSearchParams(wordsTabSearchDefaults)] },
  staticData: { isTab: true },
  component: WordsTab,
})
