import { createFileRoute } from '@tanstack/react-router'
import { requireSignedOut } from '../../../session/guards'
import { ResetPasswordPage } from './reset-password-page'

export const Route = createFileRoute('/_framed/account/reset-password')({
  beforeLoad: () => requireSignedOut(undefined),
  head: () => ({ meta: [{ title: 'Reset your password' }] }),
  component: ResetPasswordPage,
})
