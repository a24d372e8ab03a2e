import Alert from '@mui/material/Alert'
import { AccountCard } from '../../../features/account-access/account-card'
import { useAccountDraft } from '../../../features/account-access/account-draft'
import { AccountLink } from '../../../features/account-access/account-link'
import { EmailField } from '../../../features/account-access/email-field'
import { mailRecovery } from '../../../features/account-access/mail-recovery'
import { MailedCodeForm, mailPauseSeconds } from '../../../features/account-access/mailed-code-form'
import { requireAddress } from '../../../features/account-access/require-fields'
import { openAuthClient } from '../../../features/session/auth-client'
import { useLinkOutcome } from '../../../features/session/link-outcome'
import { useRecovery } from '../../../features/session/recovery'

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
      {linkOutcome === 'expired' && (
        <Alert severity="warning" className="account-note">
          This link is not valid any more: it was used already, perhaps by a mail program that looks
          at links, or it is too old. Ask for another mail.
        </Alert>
      )}
      {linkOutcome === 'unreachable' && (
        <Alert severity="error" className="account-note">
          The server could not be reached to follow this link. Check the connection and open the
          link again.
        </Alert>
      )}
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
