import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/api'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { newId } from '../../../api/new-id'
import { FormFailure, FormField, SubmitButton } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { OptionSwitch } from '../../../kit/option-switch/option-switch'
import { refreshGrants } from './agent-queries'
import { ScopeChoice } from './scope-choice'

const terms = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const

type Term = (typeof terms)[number]['value']

const daysOf = { '30': 30, '90': 90, '365': 365 } as const

interface TokenFormProps {
  onMade: (token: string) => void
  onCancel: () => void
}

/** Asks what a new token is for. */
export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<AgentScope[]>(['dictionary:read', 'progress:read'])
  const [term, setTerm] = useState<Term>('90')
  const { mutateAsync } = useMutation(
    api.kanji.agent.createToken.mutationOptions({ networkMode: 'always' }),
  )
  // Tried again, because no answer came, it is the same token that is asked for.
  const ids = useRef({ mutationId: newId(), grantId: newId() })
  const { isPending, failure, submit } = useSubmission(async () => {
    if (scopes.length === 0) throw new PlainFailure('Choose what it may do.')
    const input = { ...ids.current, name, scopes, days: daysOf[term] }
    const { token } = await mutateAsync(input)
    await refreshGrants()
    onMade(token)
  })
  return (
    <form className="setting-form" aria-label="New token" onSubmit={submit}>
      <FormField
        label="What is it for?"
        autoFocus
        value={name}
        onChange={setName}
        helperText="A name by which you know it again, such as the program and the device."
        inputAttributes={{ maxLength: 60 }}
      />
      <ScopeChoice chosen={scopes} onChange={setScopes} />
      <div>
        <OptionSwitch
          legend="Good for"
          isLegendShown
          options={terms}
          value={term}
          onChange={setTerm}
        />
      </div>
      <FormFailure text={failure} />
      <div className="agent-buttons">
        <SubmitButton isPending={isPending}>Make the token</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
