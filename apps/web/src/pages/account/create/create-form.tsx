import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { NewPasswordField } from '../../../session/account-security/new-password-field'
import { openAuthClient } from '../../../session/auth-client'
import { provePerson } from '../../../session/captcha/prove-person'
import { isChangelogMailDefault } from '../../../session/installation'
import { AccountCard } from '../access/account-card'
import { useAccountDraft } from '../access/account-draft'
import { AccountForm } from '../access/account-form'
import { AccountLink } from '../access/account-link'
import { CourseLink } from '../access/course-link'
import { EmailField } from '../access/email-field'
import { requireCredentials } from '../access/require-fields'

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
        <NewPasswordField
          label="Password"
          name="new-password"
          value={password}
          onChange={setPassword}
        />
        <Typography variant="body2" color="textSecondary">
          By creating an account you accept the{' '}
          <AccountLink to="/terms">terms of service</AccountLink> and the{' '}
          <AccountLink to="/privacy">privacy policy</AccountLink>.{' '}
          {isChangelogMailDefault() &&
            'Now and then a mail says what is new; a link in each ends them.'}
        </Typography>
      </AccountForm>
      <div className="account-ways">
        <AccountLink to="/account/sign-in" search={{ returnTo }}>
          Sign in to an account you have
        </AccountLink>
        <CourseLink returnTo={returnTo} />
      </div>
    </AccountCard>
  )
}
