import { useNavigate } from '@tanstack/react-router'
import { AccountCard } from '../../../features/account-access/account-card'
import { rememberDraft, useAccountDraft } from '../../../features/account-access/account-draft'
import { AccountLink } from '../../../features/account-access/account-link'
import { mailRecovery } from '../../../features/account-access/mail-recovery'
import { requireAddress } from '../../../features/account-access/require-fields'
import { useAccessForm } from '../../../features/account-access/use-access-form'
import { FormFailure, FormField, SubmitButton } from '../../../features/account-security/form-parts'

export function ResetPasswordPage() {
  const email = useAccountDraft((draft) => draft.email)
  const navigate = useNavigate()
  const { isPending, failure, handleSubmit } = useAccessForm(async () => {
    requireAddress(email)
    await mailRecovery(email.trim())
    await navigate({ to: '/account/password-recovery' })
  })
  return (
    <AccountCard
      title="Reset your password"
      intro="Enter the address of your account, and you get a mail with a code to choose a new password."
    >
      <form className="account-form" noValidate onSubmit={handleSubmit}>
        <FormFailure text={failure} />
        <FormField
          label="E-mail address"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={rememberDraft}
        />
        <SubmitButton isPending={isPending}>Send the mail</SubmitButton>
      </form>
      <div className="account-ways">
        <AccountLink to="/account/sign-in">Back to sign in</AccountLink>
        <AccountLink to="/account/password-recovery">I have a code already</AccountLink>
      </div>
    </AccountCard>
  )
}
