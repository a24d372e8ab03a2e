import { createFileRoute } from '@tanstack/react-router'
import { requireAccounts } from '../../../session/guards'
import { ConfirmPage } from './confirm-page'

export const Route = createFileRoute('/_framed/account/confirm')({
  beforeLoad: () => requireAccounts(),
  head: () => ({ meta: [{ title: 'Link of a mail' }] }),
  component: ConfirmPage,
})
