import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the first tab and keeps what the link carried. */
export const Route = createFileRoute('/app/dict/words/$id/')({
  beforeLoad: ({ params, location }) => {
    throw redirect({
      to: '/app/dict/words/$id/kanji',
      params,
      search: location.search,
      replace: true,
    })
  },
})
