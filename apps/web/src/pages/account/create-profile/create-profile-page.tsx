import { getRouteApi } from '@tanstack/react-router'
import { useLinkOutcome } from '../../../session/link-outcome'
import { useUser } from '../../../session/use-user'
import { AccountCard } from '../access/account-card'
import { AccountButtonLink } from '../access/account-link'
import { ProfileForm } from './profile-form'

const route = getRouteApi('/_framed/account/create-profile')

/** Where the link of the confirmation mail leads to, and whoever has no profile yet. */
export function CreateProfilePage() {
  const { returnTo } = route.useSearch()
  const { kind } = useUser()
  const linkOutcome = useLinkOutcome()
  if (kind === 'profile') return <ProfileForm />
  return (
    <AccountCard title="Sign in first" intro={introOf[linkOutcome ?? 'none']}>
      <div className="account-form">
        <AccountButtonLink to="/account/sign-in" search={{ returnTo }}>
          Sign in
        </AccountButtonLink>
      </div>
    </AccountCard>
  )
}

const introOf = {
  none: 'A profile belongs to an account. Sign in, and you will be asked for it.',
  expired:
    'This link is not valid any more: it was used already, perhaps by a mail program that looks at links, or it is too old. Sign in with your password; if your address is not confirmed yet, you can ask for another mail there.',
  unreachable:
    'The server could not be reached to follow this link. Check the connection and open the link again, or sign in.',
}
