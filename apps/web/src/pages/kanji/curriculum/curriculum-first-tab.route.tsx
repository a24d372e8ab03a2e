import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the kanji, keeping the filters (specification, section 2). */
export const Route = createFileRoute('/app/_kanji-area/kanji/curriculum/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/app/kanji/curriculum/kanji', search, replace: true })
  },
})
