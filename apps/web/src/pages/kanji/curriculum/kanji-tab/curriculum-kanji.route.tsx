import { createFileRoute } from '@tanstack/react-router'
import { CurriculumKanji } from './curriculum-kanji'
import { curriculumKanjiQuery } from './curriculum-kanji-query'

export const Route = createFileRoute('/app/_kanji-area/kanji/curriculum/kanji')({
  staticData: { isTab: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(curriculumKanjiQuery(deps))
  },
  head: () => ({ meta: [{ title: 'Kanji' }] }),
  component: CurriculumKanji,
})
