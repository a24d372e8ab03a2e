import { AccountCard } from '../access/account-card'
import { AccountButtonLink } from '../access/account-link'

/** Who is signed in knows the password, or changes it with what they know. */
export function SignedInAlready() {
  return (
    <AccountCard
      title="You are signed in"
      intro="Change your password in the preferences of your account. To choose one without knowing the old one, sign out and reset it."
    >
      <div className="account-form">
        <AccountButtonLink to="/app/dict/preferences/account">
          Open the preferences
        </AccountButtonLink>
      </div>
    </AccountCard>
  )
}
