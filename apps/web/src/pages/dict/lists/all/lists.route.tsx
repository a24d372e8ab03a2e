import { createFileRoute } from '@tanstack/react-router'
import { requireAccounts } from '../../../../session/guards'
import { ListsPage } from './lists-page'

export const Route = createFileRoute('/app/dict/lists/')({
  beforeLoad: requireAccounts,
  head: () => ({ meta: [{ title: 'Lists' }] }),
  component: ListsPage,
})
