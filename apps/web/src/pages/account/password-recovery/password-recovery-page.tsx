import { useRecovery } from '../../../session/recovery'
import { useSession } from '../../../session/session-store'
import { needsSecondFactor } from '../../../session/stored-session'
import { SecondFactorStep } from '../access/second-factor-step'
import { NewPasswordForm } from './new-password-form'
import { RecoveryCodeStep } from './recovery-code-step'
import { SignedInAlready } from './signed-in-already'

/** By code or by link: first the proof that the account is one's own, then the new password. */
export function PasswordRecoveryPage() {
  const session = useSession()
  const recoveringUserId = useRecovery(({ userId }) => userId)
  if (session === undefined) return <RecoveryCodeStep />
  if (session.userId !== recoveringUserId) return <SignedInAlready />
  // Reading the mail is one factor; an account with two still asks for the other.
  if (needsSecondFactor(session)) {
    return <SecondFactorStep userId={session.userId} onDone={() => Promise.resolve()} />
  }
  return <NewPasswordForm email={session.email} />
}
