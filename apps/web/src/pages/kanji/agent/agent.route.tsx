import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../../../session/guards'
import { AgentPage } from './agent-page'

export const Route = createFileRoute('/app/kanji/agent/')({
  head: () => ({ meta: [{ title: 'Assistants' }] }),
  beforeLoad: requireSignIn,
  component: AgentPage,
})
