import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { HomePage } from './home-page'
import { homeSearch, homeSearchDefaults } from './home-search'

export const Route = createFileRoute('/app/dict/')({
  validateSearch: homeSearch,
  search: { middlewares: [stripSearchParams(homeSearchDefaults)] },
  head: ({ match }) => ({
    meta: match.search.q === '' ? [] : [{ title: match.search.q }],
  }),
  component: HomePage,
})
