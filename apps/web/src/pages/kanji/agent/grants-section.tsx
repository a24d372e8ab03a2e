import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api'
import { newId } from '../../../api/new-id'
import { confirmAction } from '../../../kit/confirm-action/confirm-action'
import { describeLast, toDay } from '../../../kit/moments/day'
import { SettingRow, SettingSection } from '../../../kit/settings/setting'
import { showToast } from '../../../kit/toasts/toast-queue'
import { type Grant, refreshGrants } from './agent-queries'
import { NewToken } from './new-token'
import { scopeWords } from './scope-words'
import { TokenForm } from './token-form'

/** What may act for the learner now, and the way to let something new in or an old one out. */
export function GrantsSection({ grants }: { grants: readonly Grant[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <SettingSection
      title="What you let in"
      text="Tokens that you made and assistants that you allowed. Revoked, they can do nothing any more from that moment on."
    >
      {grants.length > 0 ? (
        <ul className="setting-list" aria-label="What you let in">
          {grants.map((grant) => (
            <GrantRow key={grant.grantId} grant={grant} />
          ))}
        </ul>
      ) : (
        <p className="agent-none">Nothing yet.</p>
      )}
      {made !== undefined && <NewToken token={made} onClose={() => setMade(undefined)} />}
      {isAsking ? (
        <TokenForm
          onMade={(token) => {
            setMade(token)
            setIsAsking(false)
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        made === undefined && (
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            Make a token
          </Button>
        )
      )}
    </SettingSection>
  )
}

function GrantRow({ grant }: { grant: Grant }) {
  const { mutateAsync } = useMutation(
    api.kanji.agent.revokeGrant.mutationOptions({ networkMode: 'always' }),
  )
  const { grantId, name } = grant
  async function revoke() {
    const mutationId = newId()
    const isDone = await confirmAction(
      {
        title: `Revoke “${name}”?`,
        text: 'Whatever uses it can do nothing here any more. This cannot be undone; you can let it in anew.',
        verb: 'Revoke',
        isDangerous: true,
        act: async () => {
          await mutateAsync({ mutationId, grantId })
        },
      },
      'agent',
    )
    if (!isDone) return
    await refreshGrants()
    showToast(`“${name}” was revoked`, 'success')
  }
  return (
    <li>
      <SettingRow title={name} text={describeGrant(grant, new Date())}>
        <Button aria-label={`Revoke ${name}`} onClick={() => void revoke()}>
          Revoke
        </Button>
      </SettingRow>
    </li>
  )
}

function describeGrant(
  { kind, hint, scopes, expiresAt, lastUsedAt, isOver }: Grant,
  now: Date,
): string {
  const what = kind === 'personal' ? `Token ${hint}…` : 'Assistant'
  const may = scopes.map((scope) => scopeWords[scope].title.toLowerCase()).join(', ')
  const used = lastUsedAt === null ? 'Never used' : `Last used ${describeLast(lastUsedAt, now)}`
  const until = isOver
    ? `its time was over on ${toDay(expiresAt)}`
    : `good until ${toDay(expiresAt)}`
  return `${what}: ${may}. ${used}, ${until}.`
}
