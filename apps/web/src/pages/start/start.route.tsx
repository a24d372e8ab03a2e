import { createFileRoute, redirect } from '@tanstack/react-router'

/** Until there is a landing page, the site begins with the dictionary. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/dict', replace: true })
  },
})
