import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { componentShapesQuery } from './components-query'
import { kanjiByComponentsQuery } from './kanji-by-components-query'
import { radicalsSearch, radicalsSearchDefaults } from './radicals-search'
import { RadicalsTab } from './radicals-tab'

export const Route = createFileRoute('/app/dict/kanji-recognize/radicals')({
  validateSearch: radicalsSearch,
  search: { middlewares: [stripSearchParams(radicalsSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  // Not waited for: the page stays and tells of a failure in its own place.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(componentShapesQuery())
    if (deps.components === '') return
    void context.queryClient.prefetchInfiniteQuery(kanjiByComponentsQuery(deps.components))
  },
  head: () => ({ meta: [{ title: 'Radicals' }] }),
  staticData: { isTab: true },
  component: RadicalsTab,
})
