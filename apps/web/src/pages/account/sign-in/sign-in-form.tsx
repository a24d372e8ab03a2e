import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { findAuthCode } from '../../../api/failures/find-auth-code'
import { PasswordField } from '../../../kit/forms/form-parts'
import { openAuthClient } from '../../../session/auth-client'
import { provePerson } from '../../../session/captcha/prove-person'
import { homePath } from '../../../session/guards'
import { useLinkOutcome } from '../../../session/link-outcome'
import { AccountCard } from '../access/account-card'
import { useAccountDraft } from '../access/account-draft'
import { AccountForm } from '../access/account-form'
import { AccountLink } from '../access/account-link'
import { CourseLink } from '../access/course-link'
import { EmailField } from '../access/email-field'
import { LinkOutcomeNotice } from '../access/link-outcome-notice'
import { requireCredentials } from '../access/require-fields'

interface SignInFormProps {
  returnTo: string | undefined
  onEntered: () => Promise<void>
  /** The password was right, but the address was never confirmed. */
  onUnconfirmed: (email: string) => void
}

export function SignInForm({ returnTo, onEntered, onUnconfirmed }: SignInFormProps) {
  const email = useAccountDraft((draft) => draft.email)
  const [password, setPassword] = useState('')
  const linkOutcome = useLinkOutcome()
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
      <LinkOutcomeNotice outcome={linkOutcome} whatNext="Sign in, or ask for another mail." />
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
        <CourseLink returnTo={returnTo} />
      </div>
    </AccountCard>
  )
}
