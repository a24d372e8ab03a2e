import { createFileRoute } from '@tanstack/react-router'
import { parseWordId } from '../word-id'
import { conjugationQuery } from './conjugation-query'
import { ConjugationTab } from './conjugation-tab'

export const Route = createFileRoute('/app/dict/words/$id/conjugation')({
  loaderDeps: ({ search }) => ({ spelling: search.spelling }),
  // Asked for together with the word, and not waited for: the page shows what it has.
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(
      conjugationQuery({ wordId: parseWordId(params.id), spellingId: deps.spelling ?? null }),
    )
  },
  head: () => ({ meta: [{ title: 'Conjugation' }] }),
  staticData: { isTab: true },
  component: ConjugationTab,
})
