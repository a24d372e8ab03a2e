import type { MailedLinkType } from '../../../session/mailed-link'
import { useSession } from '../../../session/session-store'
import { AccountCard } from '../access/account-card'
import { AccountButtonLink, AccountLink } from '../access/account-link'
import { describeVoidLink } from './void-link-words'

interface VoidLinkProps {
  /** Undefined where a part of the link is missing. */
  type: MailedLinkType | undefined
  userId: string | undefined
}

/** A link that does nothing, and the way to what it was for. */
export function VoidLink({ type, userId }: VoidLinkProps) {
  const session = useSession()
  const { title, intro, next, nextSignedIn } = describeVoidLink(type)
  const isOwn = session !== undefined && session.userId === userId
  return (
    <AccountCard title={title} intro={intro}>
      <div className="account-form">
        {session !== undefined ? (
          <SignedInWay email={session.email} to={isOwn ? nextSignedIn : 'dictionary'} />
        ) : next === 'sign-in' ? (
          <AccountButtonLink
            to="/account/sign-in"
            search={type === 'email_change' ? { returnTo: preferences } : {}}
          >
            Sign in
          </AccountButtonLink>
        ) : (
          <AccountButtonLink to="/account/reset-password">Reset your password</AccountButtonLink>
        )}
      </div>
      {session === undefined && (
        <div className="account-ways">
          {next === 'sign-in' ? (
            <AccountLink to="/account/reset-password">Reset your password</AccountLink>
          ) : (
            <AccountLink to="/account/sign-in">Sign in</AccountLink>
          )}
        </div>
      )}
    </AccountCard>
  )
}

const preferences = '/app/dict/preferences/account'

/** Whoever is signed in has nothing to do at the pages that sign in. */
export function SignedInWay({ email, to }: { email: string; to: 'dictionary' | 'preferences' }) {
  return to === 'preferences' ? (
    <AccountButtonLink to={preferences}>Open the preferences</AccountButtonLink>
  ) : (
    <AccountButtonLink to="/app/dict">
      {email === '' ? 'Go on' : `Go on as ${email}`}
    </AccountButtonLink>
  )
}
