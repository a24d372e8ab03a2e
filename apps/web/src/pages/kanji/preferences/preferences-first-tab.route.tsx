import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the first tab (specification, section 2). */
export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/kanji/preferences/general', replace: true })
  },
})
