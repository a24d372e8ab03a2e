import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { requireSignIn } from '../../../../session/guards'
import { AuthorizePage } from './authorize-page'

export const Route = createFileRoute('/app/kanji/agent/authorize')({
  validateSearch: v.object({ request: v.fallback(v.optional(v.string(), ''), '') }),
  head: () => ({ meta: [{ title: 'Let an assistant in' }] }),
  beforeLoad: requireSignIn,
  component: AuthorizePage,
})
