import { PillBadge } from '@kotonoha/ui-kit/pill-badge/pill-badge'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiOutputs, api } from '../../../../api/api'
import { newId } from '../../../../api/new-id'
import { queryClient } from '../../../../api/query-client'
import { confirmAction } from '../../../../kit/confirm-action/confirm-action'
import { FormFailure } from '../../../../kit/forms/form-parts'
import { useSubmission } from '../../../../kit/forms/use-submission'
import { describeLast, toDayAndTime } from '../../../../kit/moments/day'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { SettingRow, SettingSection } from '../../../../kit/settings/setting'
import { showToast } from '../../../../kit/toasts/toast-queue'
import { signOut } from '../../../../session/sign-out'

type Device = ApiOutputs['core']['user']['listSessions']['sessions'][number]

/** Where the account is signed in. */
export function DevicesSection() {
  const { data, error, refetch } = useQuery({
    ...api.core.user.listSessions.queryOptions(),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <SettingSection
      title="Devices"
      text="Where you are signed in. A device that you do not know: sign it out, then change your password."
    >
      {data !== undefined ? (
        <ul className="setting-list" aria-label="Devices">
          {data.sessions.map((device) => (
            <DeviceRow key={device.sessionId} device={device} />
          ))}
        </ul>
      ) : error !== null ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} />
      )}
      {others.length > 1 && (
        <Button variant="outlined" onClick={() => void signOutOthers(others.length)}>
          Sign out all other devices
        </Button>
      )}
    </SettingSection>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const [mutationId] = useState(newId)
  const { mutateAsync } = useMutation(
    api.core.user.endSession.mutationOptions({ networkMode: 'always' }),
  )
  const { isPending, failure, submit } = useSubmission(async () => {
    await mutateAsync({ mutationId, sessionId: device.sessionId })
    await refreshDevices()
    showToast(`${device.device} was signed out`, 'success')
  })
  return (
    <li>
      <SettingRow
        title={
          <>
            {device.device}
            {device.isCurrent && (
              <span className="account-here">
                <PillBadge variant="green">This device</PillBadge>
              </span>
            )}
          </>
        }
        text={describeDevice(device)}
      >
        {!device.isCurrent && (
          <Button
            loading={isPending}
            aria-label={`Sign out ${device.device}, last seen ${describeLast(device.lastUsedAt, new Date())}`}
            onClick={() => submit()}
          >
            Sign out
          </Button>
        )}
      </SettingRow>
      <FormFailure text={failure} />
    </li>
  )
}

function describeDevice({ network, signedInAt, lastUsedAt }: Device): string {
  const place = network === '' ? '' : ` from the network ${network}`
  return `Signed in on ${toDayAndTime(signedInAt)}${place}, last seen ${describeLast(lastUsedAt, new Date())}`
}

async function signOutOthers(count: number): Promise<void> {
  const isDone = await confirmAction(
    {
      title: 'Sign out all other devices?',
      text: `${count} devices are signed out. What was saved to your account stays; this device stays signed in. Assistants that you let in are shut out too.`,
      verb: 'Sign them out',
      act: async () => {
        if (!(await signOut('others'))) throw new TypeError('the server could not be told')
      },
    },
    'preferences',
  )
  if (!isDone) return
  await refreshDevices()
  showToast('All other devices were signed out', 'success')
}

async function refreshDevices(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.core.user.listSessions.queryKey() })
}
