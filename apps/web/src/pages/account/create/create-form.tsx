import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AccountCard } from '../../../features/account-access/account-card'
import { useAccountDraft } from '../../../features/account-access/account-draft'
import { AccountForm } from '../../../features/account-access/account-form'
import { AccountLink } from '../../../features/account-access/account-link'
import { EmailField } from '../../../features/account-access/email-field'
import { requireCredentials } from '../../../features/account-access/require-fields'
import { PasswordField } from '../../../features/account-security/form-parts'
import { provePerson } from '../../../features/captcha/prove-person'
import { openAuthClient } from '../../../features/session/auth-client'

interface CreateFormProps {
  returnTo: string | undefined
  /** Where the link of the mail leads to. */
  linkTarget: string
  /** The mail with the code was asked for. */
  onMailed: (email: string) => void
  /** The installation confirms nothing: the account is there and signed in. */
  onEntered: () => Promise<void>
}

export function CreateForm({ returnTo, linkTarget, onMailed, onEntered }: CreateFormProps) {
  const email = useAccountDraft((draft) => draft.email)
  const [password, setPassword] = useState('')
  async function create() {
    requireCredentials({ email, password })
    const client = await openAuthClient()
    const { data, error } = await client.signUp({
      email: email.trim(),
      password,
      options: { emailRedirectTo: linkTarget, ...(await provePerson()) },
    })
    if (error !== null) throw error
    if (data.session === null) onMailed(email.trim())
    else await onEntered()
  }

  return (
    <AccountCard
      title="Create an account"
      intro="With an account you keep lists, preferences and your progress, on every device."
    >
      <AccountForm act={create} submitLabel="Create account">
        <EmailField />
        <PasswordField
          label="Password"
          name="new-password"
          autoComplete="new-password"
          helperText="Long and used nowhere else; a few words in a row are easy to remember."
          value={password}
          onChange={setPassword}
        />
        <Typography variant="body2" color="textSecondary">
          By creating an account you accept the{' '}
          <AccountLink to="/terms">terms of service</AccountLink> and the{' '}
          <AccountLink to="/privacy">privacy policy</AccountLink>.
        </Typography>
      </AccountForm>
      <div className="account-ways">
        <AccountLink to="/account/sign-in" search={{ returnTo }}>
          Sign in to an account you have
        </AccountLink>
      </div>
    </AccountCard>
  )
}
