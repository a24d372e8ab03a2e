import { toDeviceInSentence } from '@kotonoha/contract/core/user/name-device'
import { PillBadge } from '@kotonoha/ui-kit/pill-badge/pill-badge'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiOutputs, api } from '../../../../api/api'
import { PlainFailure } from '../../../../api/failures/plain-failure'
import { newId } from '../../../../api/new-id'
import { FormFailure } from '../../../../kit/forms/form-parts'
import { useSubmission } from '../../../../kit/forms/use-submission'
import { toDay } from '../../../../kit/moments/day'
import { SettingRow } from '../../../../kit/settings/setting'
import { showToast } from '../../../../kit/toasts/toast-queue'
import { unsubscribeBrowser } from '../../../../session/push/push-subscription'
import { type Notifications, refreshNotifications } from './notifications'

type Outcome = ApiOutputs['core']['notifications']['sendTest']['outcome']

const failures: Record<Exclude<Outcome, 'taken'>, string> = {
  gone: 'This browser takes no notifications any more, and was removed. Turn them on there again.',
  later: 'The push service of this browser takes nothing just now. Try again in a few minutes.',
  refused:
    'The push service of this browser refused the notification. Remove the device and turn it on again.',
  unreachable: 'The push service of this browser did not answer. Try again in a few minutes.',
}

interface ReminderDeviceProps {
  device: Notifications['devices'][number]
  isHere: boolean
}

/** A browser that reminders go to. */
export function ReminderDevice({ device, isHere }: ReminderDeviceProps) {
  const { deviceId } = device
  const name = isHere ? 'this device' : toDeviceInSentence(device.device)
  const [removal] = useState(newId)
  const sendTest = useMutation(
    api.core.notifications.sendTest.mutationOptions({ networkMode: 'always' }),
  )
  const unsubscribe = useMutation(
    api.core.notifications.unsubscribe.mutationOptions({ networkMode: 'always' }),
  )
  const test = useSubmission(async () => {
    const { outcome } = await sendTest.mutateAsync({ mutationId: newId(), deviceId })
    if (outcome !== 'taken') {
      if (outcome === 'gone') await refreshNotifications()
      throw new PlainFailure(failures[outcome])
    }
    showToast('A test is on its way. It should be there within seconds.', 'success')
  })
  const remove = useSubmission(async () => {
    await unsubscribe.mutateAsync({ mutationId: removal, deviceId })
    if (isHere) await unsubscribeBrowser()
    await refreshNotifications()
    showToast(`No more reminders to ${name}`, 'success')
  })
  return (
    <li>
      <SettingRow
        title={
          <>
            {device.device}
            {isHere && (
              <span className="notifications-here">
                <PillBadge variant="green">This device</PillBadge>
              </span>
            )}
          </>
        }
        text={describe(device)}
      >
        <Button
          loading={test.isPending}
          aria-label={`Send a test to ${name}`}
          onClick={() => test.submit()}
        >
          Send a test
        </Button>
        <Button
          loading={remove.isPending}
          aria-label={`Remove ${name}`}
          onClick={() => remove.submit()}
        >
          Remove
        </Button>
      </SettingRow>
      <FormFailure text={test.failure ?? remove.failure} />
    </li>
  )
}

function describe({ addedAt, failedSince }: Notifications['devices'][number]): string {
  const added = `Since ${toDay(addedAt)}`
  return failedSince === null
    ? added
    : `${added}; what is sent has not been taken since ${toDay(failedSince)}`
}
