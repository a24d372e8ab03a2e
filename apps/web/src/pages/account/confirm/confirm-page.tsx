import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { findAuthCode } from '../../../api/failures/find-auth-code'
import { type MailedLink, parseMailedLink } from '../../../session/mailed-link'
import { useSession } from '../../../session/session-store'
import { AccountCard } from '../access/account-card'
import { AccountForm } from '../access/account-form'
import { AccountButtonLink, AccountLink } from '../access/account-link'
import { type RedeemedLink, redeemMailedLink } from '../access/redeem-mailed-link'
import { useEnter } from '../access/use-enter'
import { describeLink } from './link-words'
import { SignedInWay, VoidLink } from './void-link'

type Outcome = Exclude<RedeemedLink, { kind: 'go-on' }> | { kind: 'void' } | undefined

/** Where the links of our mails lead: nothing happens until a person presses the button. */
export function ConfirmPage() {
  const [link] = useState(() => parseMailedLink(location.hash, location.origin))
  const [outcome, setOutcome] = useState<Outcome>()
  if (link === undefined) return <VoidLink type={undefined} userId={undefined} />
  if (outcome !== undefined && link.kind !== 'elsewhere') {
    const { userId } = link
    if (outcome.kind !== 'void') return <AddressOutcome outcome={outcome} userId={userId} />
    return <VoidLink type={link.kind === 'token' ? link.type : 'magiclink'} userId={userId} />
  }
  if (link.kind === 'elsewhere') return <LinkElsewhere link={link} />
  return <LinkForm link={link} onOutcome={setOutcome} />
}

function LinkForm({
  link,
  onOutcome,
}: {
  link: Exclude<MailedLink, { kind: 'elsewhere' }>
  onOutcome: (outcome: Outcome) => void
}) {
  const navigate = useNavigate()
  const enter = useEnter()
  const session = useSession()
  // Who was signed in when the page was opened: redeeming itself changes that.
  const [known] = useState(session)
  const signsIn = link.kind === 'session' || link.type !== 'email_change'
  const isOther = signsIn && known !== undefined && known.userId !== link.userId
  const { title, intro, button } = describeLink(link)

  async function redeem() {
    try {
      const redeemed = await redeemMailedLink(link)
      if (redeemed.kind !== 'go-on') return onOutcome(redeemed)
      await enter()
      await navigate({ href: redeemed.path, replace: true })
    } catch (error) {
      if (findAuthCode(error) !== 'otp_expired') throw error
      onOutcome({ kind: 'void' })
    }
  }

  return (
    <AccountCard title={title} intro={intro}>
      {isOther && (
        <Alert severity="warning" className="account-note">
          This link signs you in as {link.kind === 'session' ? link.email : 'somebody else'}; you
          are {known.email} now. Go on only if the account of the link is yours: this device then
          leaves {known.email}.
        </Alert>
      )}
      <AccountForm act={redeem} submitLabel={isOther ? 'Change the account' : button}>
        {null}
      </AccountForm>
      <div className="account-ways">
        {isOther && (
          <AccountLink to="/app/dict" replace>
            Stay signed in as {known.email}
          </AccountLink>
        )}
      </div>
    </AccountCard>
  )
}

interface AddressOutcomeProps {
  outcome: Exclude<RedeemedLink, { kind: 'go-on' }>
  /** Whose address it is, who need not be who is signed in. */
  userId: string | undefined
}

function AddressOutcome({ outcome, userId }: AddressOutcomeProps) {
  const session = useSession()
  const isDone = outcome.kind === 'changed'
  const isOther = session !== undefined && session.userId !== userId
  return (
    <AccountCard
      title={isDone ? 'Your address has changed' : 'This mailbox is confirmed'}
      intro={
        isDone
          ? 'From now on you sign in with the new address, and mails go to it. Other devices were signed out.'
          : 'Now open the mail that went to the other address, and follow its link too. The address changes with it.'
      }
    >
      {isOther && (
        <Alert severity="info" className="account-note">
          This is about the account of the link. You are signed in here as {session.email}, whose
          address stays.
        </Alert>
      )}
      <div className="account-form">
        {session !== undefined ? (
          <SignedInWay email={session.email} to={isOther ? 'dictionary' : 'preferences'} />
        ) : (
          isDone && <AccountButtonLink to="/account/sign-in">Sign in</AccountButtonLink>
        )}
      </div>
    </AccountCard>
  )
}

function LinkElsewhere({ link }: { link: Extract<MailedLink, { kind: 'elsewhere' }> }) {
  return (
    <AccountCard title="Go on" intro={`This link was asked for by ${link.host}, which opens next.`}>
      <div className="account-form">
        <Button variant="contained" href={link.address}>
          Continue to {link.host}
        </Button>
      </div>
    </AccountCard>
  )
}
