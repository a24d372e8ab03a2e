import { createFileRoute } from '@tanstack/react-router'
import { parseWordId } from '../word-id'
import { pronunciationQuery } from './pronunciation-query'
import { PronunciationTab } from './pronunciation-tab'

export const Route = createFileRoute('/app/dict/words/$id/pronunciation')({
  loaderDeps: ({ search }) => ({ spelling: search.spelling }),
  // Asked for together with the word, and not waited for: the page shows what it has.
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(
      pronunciationQuery({ wordId: parseWordId(params.id), spellingId: deps.spelling ?? null }),
    )
  },
  head: () => ({ meta: [{ title: 'Pronunciation' }] }),
  staticData: { isTab: true },
  component: PronunciationTab,
})
