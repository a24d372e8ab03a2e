import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { showToast } from '../../../kit/toasts/toast-queue'
import { NewPasswordField } from '../../../session/account-security/new-password-field'
import { openAuthClient } from '../../../session/auth-client'
import { endRecovery, type RecoveryReason, useRecovery } from '../../../session/recovery'
import { AccountCard } from '../access/account-card'
import { AccountForm } from '../access/account-form'
import { useEnter } from '../access/use-enter'

const intros: Record<RecoveryReason, string> = {
  forgotten: 'You are signed in again. Choose the password that you will use from now on.',
  none: 'Your address is confirmed. Somebody, perhaps you, signed up with it more than once and with different passwords, so none of them counts: choose the one that you will use.',
  undone:
    'It is taken back: every device was signed out, and the old password no longer works. Choose a new one that you use nowhere else.',
}

export function NewPasswordForm({ email }: { email: string }) {
  const [password, setPassword] = useState('')
  const reason = useRecovery((recovery) => recovery.reason)
  const navigate = useNavigate()
  const enter = useEnter()
  async function change() {
    if (password === '') throw new PlainFailure('Enter the new password.')
    const client = await openAuthClient()
    const { error } = await client.updateUser({ password })
    if (error !== null) throw error
    endRecovery()
    showToast(
      reason === 'none'
        ? 'Your password is set'
        : 'Your password was changed. Other devices were signed out.',
      'success',
    )
    await enter()
    // Its guard leads on whoever has a profile.
    await navigate({ to: '/account/create-profile', replace: true })
  }
  return (
    <AccountCard
      title={reason === 'none' ? 'Choose your password' : 'Choose a new password'}
      intro={intros[reason]}
    >
      <AccountForm act={change} submitLabel="Change the password">
        {/* Tells a password manager whose password it is. */}
        <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          label="New password"
          name="new-password"
          autoFocus
          value={password}
          onChange={setPassword}
        />
      </AccountForm>
    </AccountCard>
  )
}
