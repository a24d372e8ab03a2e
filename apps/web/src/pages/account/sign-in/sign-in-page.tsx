import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { withReturnPath } from '../../../session/guards'
import { useSession } from '../../../session/session-store'
import { needsSecondFactor } from '../../../session/stored-session'
import { ConfirmAddressStep } from '../access/confirm-address-step'
import { SecondFactorStep } from '../access/second-factor-step'
import { useEnter } from '../access/use-enter'
import { SignInForm } from './sign-in-form'

const route = getRouteApi('/_framed/account/sign-in')

export function SignInPage() {
  const { returnTo } = route.useSearch()
  const session = useSession()
  const enter = useEnter()
  const [unconfirmed, setUnconfirmed] = useState<string>()

  if (session !== undefined && needsSecondFactor(session)) {
    return <SecondFactorStep userId={session.userId} onDone={enter} />
  }
  if (unconfirmed !== undefined) {
    return (
      <ConfirmAddressStep
        email={unconfirmed}
        intro={`The address ${unconfirmed} is not confirmed yet. Enter the code from the mail that was sent when the account was made, or ask for another one.`}
        pauseSeconds={0}
        linkTarget={location.origin + withReturnPath('/account/create-profile', returnTo)}
        onDone={enter}
        onBack={() => setUnconfirmed(undefined)}
      />
    )
  }
  return <SignInForm returnTo={returnTo} onEntered={enter} onUnconfirmed={setUnconfirmed} />
}
