import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { AccountCard } from '../../../features/account-access/account-card'
import { useAccountDraft } from '../../../features/account-access/account-draft'
import { AccountForm } from '../../../features/account-access/account-form'
import { AccountLink } from '../../../features/account-access/account-link'
import { findAuthCode } from '../../../features/account-access/describe-access-failure'
import { EmailField } from '../../../features/account-access/email-field'
import { requireCredentials } from '../../../features/account-access/require-fields'
import { PasswordField } from '../../../features/account-security/form-parts'
import { provePerson } from '../../../features/captcha/prove-person'
import { openAuthClient } from '../../../features/session/auth-client'
import { homePath } from '../../../features/session/guards'

interface SignInFormProps {
  returnTo: string | undefined
  onEntered: () => Promise<void>
  /** The password was right, but the address was never confirmed. */
  onUnconfirmed: (email: string) => void
}

export function SignInForm({ returnTo, onEntered, onUnconfirmed }: SignInFormProps) {
  const email = useAccountDraft((draft) => draft.email)
  const [password, setPassword] = useState('')
  async function signIn() {
    requireCredentials({ email, password })
    const client = await openAuthClient()
    const { error } = await client.signInWithPassword({
      email: email.trim(),
      password,
      options: await provePerson(),
    })
    if (findAuthCode(error) === 'email_not_confirmed') return onUnconfirmed(email.trim())
    if (error !== null) throw error
    await onEntered()
  }

  return (
    <AccountCard title="Sign in">
      {returnTo !== undefined && returnTo !== homePath && (
        <Alert severity="info" className="account-note">
          Sign in to go on; you will come back to where you were.
        </Alert>
      )}
      <AccountForm act={signIn} submitLabel="Sign in">
        <EmailField />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </AccountForm>
      <div className="account-ways">
        <AccountLink to="/account/reset-password">Forgot your password?</AccountLink>
        <AccountLink to="/account/create" search={{ returnTo }}>
          Create an account
        </AccountLink>
      </div>
    </AccountCard>
  )
}
