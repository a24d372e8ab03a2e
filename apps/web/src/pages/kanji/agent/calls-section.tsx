import { PillBadge } from '@kotonoha/ui-kit/pill-badge/pill-badge'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api'
import { newId } from '../../../api/new-id'
import { queryClient } from '../../../api/query-client'
import { usePagedQuery } from '../../../api/use-paged-query'
import { FormFailure } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { describeLast } from '../../../kit/moments/day'
import { OptionSwitch } from '../../../kit/option-switch/option-switch'
import { ListEnd } from '../../../kit/query-failure/list-end'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { SettingSection } from '../../../kit/settings/setting'
import { SwitchSetting } from '../../../kit/settings/switch-setting'
import { type Call, callsQuery, type Grant, refreshGrants } from './agent-queries'
import { describeTool, outcomeWords } from './tool-words'

const kinds = [
  { value: 'all', label: 'Everything' },
  { value: 'changes', label: 'Changes' },
] as const

type Kind = (typeof kinds)[number]['value']

/** What assistants did, the newest first. */
export function CallsSection({
  grants,
  keepsLookUps,
}: {
  grants: readonly Grant[]
  keepsLookUps: boolean
}) {
  const [kind, setKind] = useState<Kind>('all')
  const [grantId, setGrantId] = useState('')
  const isThere = grants.some((grant) => grant.grantId === grantId)
  return (
    <SettingSection
      title="What they did"
      text="Every call is noted here for 90 days, and nowhere else."
    >
      <KeepsLookUps isOn={keepsLookUps} />
      <div className="agent-filters">
        <OptionSwitch legend="What to show" options={kinds} value={kind} onChange={setKind} />
        {grants.length > 1 && (
          <TextField
            select
            size="small"
            label="By"
            value={isThere ? grantId : ''}
            onChange={(event) => setGrantId(event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            className="agent-filter-grant"
          >
            <MenuItem value="">All of them</MenuItem>
            {grants.map((grant) => (
              <MenuItem key={grant.grantId} value={grant.grantId}>
                {grant.name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      <Calls kind={kind} grantId={isThere ? grantId : undefined} />
    </SettingSection>
  )
}

function KeepsLookUps({ isOn }: { isOn: boolean }) {
  const { mutateAsync } = useMutation(
    api.kanji.agent.setKeepsLookUps.mutationOptions({ networkMode: 'always' }),
  )
  const { failure, isPending, submit } = useSubmission(async () => {
    await mutateAsync({ mutationId: newId(), keepsLookUps: !isOn })
    await refreshGrants()
    await queryClient.invalidateQueries({ queryKey: api.kanji.agent.listCalls.pathKey() })
  })
  return (
    <>
      <SwitchSetting
        title="Keep what was looked up"
        text="Otherwise it is noted that something was looked up, and not what. Turned off, what was kept is forgotten."
        isOn={isOn}
        isDisabled={isPending}
        onChange={() => submit()}
      />
      <FormFailure text={failure} />
    </>
  )
}

function Calls({ kind, grantId }: { kind: Kind; grantId: string | undefined }) {
  const list = usePagedQuery(callsQuery({ kind, ...(grantId !== undefined && { grantId }) }))
  const { data, error } = list
  if (data === undefined) {
    return error === null ? (
      <SkeletonList count={4} heightPx={56} />
    ) : (
      <QueryFailure error={error} onRetry={() => void list.refetch()} />
    )
  }
  const calls = data.pages.flatMap((page) => page.calls)
  if (calls.length === 0) return <p className="agent-none">Nothing yet.</p>
  return (
    <>
      <ul className="agent-calls" aria-label="What they did">
        {calls.map((call) => (
          <CallRow key={call.callId} call={call} />
        ))}
      </ul>
      <ListEnd list={list} isLoading={list.isLoadingMore} onLoad={list.loadMore} />
    </>
  )
}

function CallRow({ call }: { call: Call }) {
  const { tool, summary, outcome, grantName, at } = call
  return (
    <li className="agent-call">
      <div>
        {describeTool(tool)}
        {summary !== '' && (
          <>
            {': '}
            <span lang="ja">{summary}</span>
          </>
        )}{' '}
        {outcome !== 'done' && <PillBadge variant="yellow">{outcomeWords[outcome]}</PillBadge>}
      </div>
      <div className="setting-text">
        {grantName}, <time dateTime={at}>{describeLast(at, new Date())}</time>
      </div>
    </li>
  )
}
