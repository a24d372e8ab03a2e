import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the dashboard (specification, section 2). */
export const Route = createFileRoute('/app/_kanji-area/kanji/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/kanji/dashboard', replace: true })
  },
})
