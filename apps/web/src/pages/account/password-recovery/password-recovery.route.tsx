import { createFileRoute } from '@tanstack/react-router'
import { requireAccounts } from '../../../session/guards'
import { PasswordRecoveryPage } from './password-recovery-page'

export const Route = createFileRoute('/_framed/account/password-recovery')({
  beforeLoad: () => requireAccounts(),
  head: () => ({ meta: [{ title: 'Choose a new password' }] }),
  component: PasswordRecoveryPage,
})
