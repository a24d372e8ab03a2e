import { openAuthClient } from '../../../session/auth-client'
import { useLinkOutcome } from '../../../session/link-outcome'
import { useRecovery } from '../../../session/recovery'
import { AccountCard } from '../access/account-card'
import { useAccountDraft } from '../access/account-draft'
import { AccountLink } from '../access/account-link'
import { EmailField } from '../access/email-field'
import { LinkOutcomeNotice } from '../access/link-outcome-notice'
import { mailRecovery } from '../access/mail-recovery'
import { MailedCodeForm, mailPauseSeconds } from '../access/mailed-code-form'
import { requireAddress } from '../access/require-fields'

export function RecoveryCodeStep() {
  const mailedTo = useRecovery((recovery) => recovery.mailedTo)
  const draft = useAccountDraft(({ email }) => email)
  const linkOutcome = useLinkOutcome()
  const email = (mailedTo ?? draft).trim()
  return (
    <AccountCard
      title="Choose a new password"
      intro={
        mailedTo === undefined
          ? 'Enter the address of your account and the six-digit code from the mail.'
          : `If there is an account with the address ${mailedTo}, a mail is on its way to it. Enter the six-digit code in it, or follow its link.`
      }
    >
      <LinkOutcomeNotice outcome={linkOutcome} whatNext="Ask for another mail." />
      {mailedTo === undefined && (
        <div className="account-form">
          <EmailField autoFocus={draft === ''} />
        </div>
      )}
      <MailedCodeForm
        email={email}
        submitLabel="Continue"
        pauseSeconds={mailedTo === undefined ? 0 : mailPauseSeconds}
        onVerify={async (token) => {
          requireAddress(email)
          const client = await openAuthClient()
          // The client tells of it as PASSWORD_RECOVERY, which begins the recovery.
          const { error } = await client.verifyOtp({ email, token, type: 'recovery' })
          if (error !== null) throw error
        }}
        onResend={async () => {
          requireAddress(email)
          await mailRecovery(email)
        }}
      />
      <div className="account-ways">
        <AccountLink to="/account/sign-in">Back to sign in</AccountLink>
        <AccountLink to="/account/reset-password">Use another address</AccountLink>
      </div>
    </AccountCard>
  )
}
