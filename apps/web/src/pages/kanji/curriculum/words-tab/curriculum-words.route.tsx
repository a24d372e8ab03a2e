import { createFileRoute } from '@tanstack/react-router'
import { CurriculumWords } from './curriculum-words'
import { curriculumWordsQuery } from './curriculum-words-query'

export const Route = createFileRoute('/app/_kanji-area/kanji/curriculum/words')({
  staticData: { isTab: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(curriculumWordsQuery(deps))
  },
  head: () => ({ meta: [{ title: 'Words' }] }),
  component: CurriculumWords,
})
