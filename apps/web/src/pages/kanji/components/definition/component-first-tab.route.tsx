import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the first tab (specification, section 2). */
export const Route = createFileRoute('/app/_kanji-area/kanji/components/$id/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/app/kanji/components/$id/found-in-kanji',
      params,
      replace: true,
    })
  },
})
