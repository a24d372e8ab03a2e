import { getRouteApi } from '@tanstack/react-router'
import { withReturnPath } from '../../../session/guards'
import { ConfirmAddressStep } from '../access/confirm-address-step'
import { awaitConfirmation, endConfirmation, useConfirmation } from '../access/confirmation'
import { mailPauseSeconds } from '../access/mailed-code-form'
import { useEnter } from '../access/use-enter'
import { CreateForm } from './create-form'

const route = getRouteApi('/_framed/account/create')

export function CreatePage() {
  const { returnTo } = route.useSearch()
  const enter = useEnter()
  const email = useConfirmation((confirmation) => confirmation.email)
  const linkTarget = location.origin + withReturnPath('/account/create-profile', returnTo)
  if (email === undefined) {
    return (
      <CreateForm
        returnTo={returnTo}
        linkTarget={linkTarget}
        onMailed={awaitConfirmation}
        onEntered={enter}
      />
    )
  }
  return (
    <ConfirmAddressStep
      email={email}
      intro={`A mail is on its way to ${email}. Enter the six-digit code in it, or follow its link. If you had an account with this address already, the mail says so.`}
      pauseSeconds={mailPauseSeconds}
      linkTarget={linkTarget}
      onDone={enter}
      onBack={endConfirmation}
    />
  )
}
