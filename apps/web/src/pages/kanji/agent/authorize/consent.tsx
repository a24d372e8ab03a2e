import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiInputs, type ApiOutputs, api } from '../../../../api/api'
import { findHttpStatus } from '../../../../api/api-error'
import { describeFailure } from '../../../../api/failures/describe-failure'
import { PlainFailure } from '../../../../api/failures/plain-failure'
import { newId } from '../../../../api/new-id'
import { FormFailure, SubmitButton } from '../../../../kit/forms/form-parts'
import { useSubmission } from '../../../../kit/forms/use-submission'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { useSession } from '../../../../session/session-store'
import { scopeWords } from '../scope-words'

/** While the page stood open the program may have been forgotten: no later try would be answered. */
function describeRefusal(error: unknown): string {
  return findHttpStatus(error) === 404
    ? 'This request is over: the program that sent you here is not known any more. Go back to it and connect it again.'
    : describeFailure(error)
}

interface ConsentProps {
  request: ApiInputs['kanji']['agent']['getAuthorization']
  asked: ApiOutputs['kanji']['agent']['getAuthorization']
}

/** Who asks, where the answer goes, and what it may do. */
export function Consent({ request, asked }: ConsentProps) {
  const { clientName, redirectHost, scopes, refusedTo } = asked
  const [chosen, setChosen] = useState<AgentScope[]>(scopes)
  const [mutationId] = useState(newId)
  const [isAnswered, setIsAnswered] = useState(false)
  const email = useSession()?.email
  const { mutateAsync } = useMutation(
    api.kanji.agent.authorize.mutationOptions({ networkMode: 'always' }),
  )
  /** A program of this device opens beside the page, which stays. */
  function answer(address: string) {
    setIsAnswered(true)
    location.assign(address)
  }
  const { isPending, failure, submit } = useSubmission(async () => {
    if (chosen.length === 0) {
      throw new PlainFailure('Leave at least one thing on, or do not let it in.')
    }
    const { redirectTo } = await mutateAsync({ mutationId, request, scopes: chosen })
    answer(redirectTo)
  }, describeRefusal)
  if (isAnswered) {
    return (
      <>
        <h1 className="page-title">Your answer is on its way</h1>
        <p className="setting-text">Go back to {clientName}. You can close this page.</p>
      </>
    )
  }
  return (
    <form aria-label="Consent" onSubmit={submit}>
      <h1 className="page-title">Let “{clientName}” in?</h1>
      <p className="setting-text">Your answer goes to</p>
      <p className="agent-host">{redirectHost ?? 'a program on this device'}</p>
      <p className="setting-text">
        The name above is what the program calls itself. Go on only if you came from there and
        wanted to connect it with your account{email === undefined ? '' : ` ${email}`}.
      </p>
      <h2 className="setting-section-title agent-asked">It may</h2>
      {scopes.map((scope) => (
        <SwitchSetting
          key={scope}
          {...scopeWords[scope]}
          isOn={chosen.includes(scope)}
          onChange={(isOn) =>
            setChosen(scopes.filter((each) => (each === scope ? isOn : chosen.includes(each))))
          }
        />
      ))}
      <p className="setting-text">
        It cannot answer reviews, reset anything or delete anything. You can end this at any time
        under Assistants.
      </p>
      <FormFailure text={failure} />
      <div className="agent-buttons agent-answers">
        <SubmitButton isPending={isPending}>Let it in</SubmitButton>
        <Button onClick={() => answer(refusedTo)}>Do not let it in</Button>
      </div>
    </form>
  )
}
