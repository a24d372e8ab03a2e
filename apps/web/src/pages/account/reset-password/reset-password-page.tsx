import { useNavigate } from '@tanstack/react-router'
import { AccountCard } from '../access/account-card'
import { useAccountDraft } from '../access/account-draft'
import { AccountForm } from '../access/account-form'
import { AccountLink } from '../access/account-link'
import { EmailField } from '../access/email-field'
import { mailRecovery } from '../access/mail-recovery'
import { requireAddress } from '../access/require-fields'

export function ResetPasswordPage() {
  const email = useAccountDraft((draft) => draft.email)
  const navigate = useNavigate()
  async function sendMail() {
    requireAddress(email)
    await mailRecovery(email.trim())
    await navigate({ to: '/account/password-recovery' })
  }
  return (
    <AccountCard
      title="Reset your password"
      intro="Enter the address of your account, and you get a mail with a code to choose a new password."
    >
      <AccountForm act={sendMail} submitLabel="Send the mail">
        <EmailField />
      </AccountForm>
      <div className="account-ways">
        <AccountLink to="/account/sign-in">Back to sign in</AccountLink>
        <AccountLink to="/account/password-recovery">I have a code already</AccountLink>
      </div>
    </AccountCard>
  )
}
