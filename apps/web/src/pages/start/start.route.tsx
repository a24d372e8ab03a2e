import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../kit/url-state/redirect-to'

/** Until there is a landing page, the site begins with the dictionary. */
export const Route = createFileRoute('/')({
  beforeLoad: redirectTo('/app/dict'),
})
