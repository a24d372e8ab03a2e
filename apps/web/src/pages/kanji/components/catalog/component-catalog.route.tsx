import { createFileRoute } from '@tanstack/react-router'
import { ComponentCatalogPage } from './component-catalog-page'
import { componentCatalogQuery } from './component-catalog-query'
import { componentCatalogSearch } from './component-catalog-search'

export const Route = createFileRoute('/app/_kanji-area/kanji/components/')({
  validateSearch: componentCatalogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(componentCatalogQuery(deps))
  },
  head: () => ({ meta: [{ title: 'Components' }] }),
  component: ComponentCatalogPage,
})
