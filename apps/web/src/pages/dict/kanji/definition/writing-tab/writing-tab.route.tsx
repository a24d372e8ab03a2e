import { createFileRoute, retainSearchParams, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../../../api/api'
import { WritingTab } from './writing-tab'
import { writingTabSearch, writingTabSearchDefaults } from './writing-tab-search'

export const Route = createFileRoute('/app/dict/kanji/$id/writing')({
  validateSearch: writingTabSearch,
  // Whoever practises goes on practising with the next kanji.
  search: {
    middlewares: [stripSearchParams(writingTabSearchDefaults), retainSearchParams(['mode'])],
  },
  // Not waited for: the parts only colour the strokes.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(
      api.dict.kanji.getRadicalsBreakdown.queryOptions(params.id),
    )
  },
  head: () => ({ meta: [{ title: 'Writing' }] }),
  staticData: { isTab: true },
  component: WritingTab,
})
