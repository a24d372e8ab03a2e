import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the first tab (specification, section 2). */
export const Route = createFileRoute('/app/dict/preferences/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/dict/preferences/general', replace: true })
  },
})
