import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { requireSignIn } from '../../../../session/guards'
import { AuthorizePage } from './authorize-page'

export const Route = createFileRoute('/app/kanji/agent/authorize')({
  validateSearch: z.object({ request: z.catch(z.string(), '') }),
  head: () => ({ meta: [{ title: 'Let an assistant in' }] }),
  beforeLoad: requireSignIn,
  component: AuthorizePage,
})
