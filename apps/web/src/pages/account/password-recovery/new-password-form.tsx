import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountCard } from '../../../features/account-access/account-card'
import { AccountForm } from '../../../features/account-access/account-form'
import { useEnter } from '../../../features/account-access/use-enter'
import { PasswordField } from '../../../features/account-security/form-parts'
import { PlainFailure } from '../../../features/account-security/plain-failure'
import { openAuthClient } from '../../../features/session/auth-client'
import { endRecovery } from '../../../features/session/recovery'
import { showToast } from '../../../features/toasts/toast-queue'

export function NewPasswordForm({ email }: { email: string }) {
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const enter = useEnter()
  async function change() {
    if (password === '') throw new PlainFailure('Enter the new password.')
    const client = await openAuthClient()
    const { error } = await client.updateUser({ password })
    if (error !== null) throw error
    endRecovery()
    showToast('Your password was changed. Other devices were signed out.', 'success')
    await enter()
    await navigate({ to: '/app/dict', replace: true })
  }
  return (
    <AccountCard
      title="Choose a new password"
      intro="You are signed in again. Choose the password that you will use from now on."
    >
      <AccountForm act={change} submitLabel="Change the password">
        {/* Tells a password manager whose password it is. */}
        <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          autoFocus
          helperText="Long and used nowhere else; a few words in a row are easy to remember."
          value={password}
          onChange={setPassword}
        />
      </AccountForm>
    </AccountCard>
  )
}
