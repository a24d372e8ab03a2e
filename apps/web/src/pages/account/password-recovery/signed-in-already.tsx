import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { AccountCard } from '../../../features/account-access/account-card'

/** Who is signed in knows the password, or changes it with what they know. */
export function SignedInAlready() {
  return (
    <AccountCard
      title="You are signed in"
      intro="Change your password in the preferences of your account. To choose one without knowing the old one, sign out and reset it."
    >
      <div className="account-form">
        <FilledButton href="/app/dict/preferences/account">Open the preferences</FilledButton>
      </div>
    </AccountCard>
  )
}
