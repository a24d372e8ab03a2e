import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { levelOverviewQuery } from '../../../study/levels/level-overview'
import { CurriculumPage } from './curriculum-page'
import { curriculumSearch, curriculumSearchDefaults } from './curriculum-search'

export const Route = createFileRoute('/app/_kanji-area/kanji/curriculum')({
  validateSearch: curriculumSearch,
  search: { middlewares: [stripSearchParams(curriculumSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(levelOverviewQuery(deps.curriculumLevel))
  },
  head: () => ({ meta: [{ title: 'Curriculum' }] }),
  component: CurriculumPage,
})
