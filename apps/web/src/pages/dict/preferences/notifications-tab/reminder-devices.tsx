import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/api'
import { newId } from '../../../../api/new-id'
import { FormFailure } from '../../../../kit/forms/form-parts'
import { useSubmission } from '../../../../kit/forms/use-submission'
import { toDayAndTime } from '../../../../kit/moments/day'
import { showToast } from '../../../../kit/toasts/toast-queue'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import { toDeviceId } from '../../../../session/push/device-id'
import { findOwnEndpoint } from '../../../../session/push/push-subscription'
import { findPushObstacle, type PushObstacle } from '../../../../session/push/push-support'
import { subscribeBrowser } from '../../../../session/push/subscribe-browser'
import { type Notifications, refreshNotifications } from './notifications'
import { ReminderDevice } from './reminder-device'

const obstacleTexts: Record<Exclude<PushObstacle, 'none'>, string> = {
  'not-secure': 'Notifications need an encrypted address (https), which this page does not have.',
  'not-installed':
    'On an iPhone or iPad, add Kotonoha to the home screen first (Share, then “Add to Home Screen”), and open it from there.',
  'no-push': 'This browser cannot take notifications from websites.',
  denied:
    'Notifications of this site are blocked in this browser. Allow them in its settings for the site, then reload this page.',
  'no-worker':
    'This browser keeps nothing of Kotonoha yet, which notifications need. Reload the page; in a private window they never work.',
}

/** The browsers that reminders go to, with the way to add this one. */
export function ReminderDevices({ notifications }: { notifications: Notifications }) {
  const { devices, publicKey } = notifications
  const isOn = usePreferences((preferences) => preferences.notificationReviewsPush)
  const browser = useQuery({ queryKey: ['push', 'browser'], queryFn: lookAtBrowser, staleTime: 0 })
  const { obstacle, deviceId } = browser.data ?? {}
  const isHere = devices.some((device) => device.deviceId === deviceId)
  return (
    <>
      {devices.length > 0 && (
        <ul className="setting-list" aria-label="Devices with reminders">
          {devices.map((device) => (
            <ReminderDevice
              key={device.deviceId}
              device={device}
              isHere={device.deviceId === deviceId}
            />
          ))}
        </ul>
      )}
      {devices.length > 0 && isOn && (
        <p className="setting-text notifications-next">{describeNext(notifications)}</p>
      )}
      {obstacle === undefined && devices.length === 0 && <SkeletonList count={1} />}
      {obstacle !== undefined && obstacle !== 'none' && !isHere && (
        <p className="setting-text notifications-obstacle">{obstacleTexts[obstacle]}</p>
      )}
      {obstacle === 'none' && !isHere && (
        <AddThisDevice
          publicKey={publicKey}
          onAdded={async () => {
            await Promise.all([refreshNotifications(), browser.refetch()])
          }}
        />
      )}
    </>
  )
}

async function lookAtBrowser(): Promise<{ obstacle: PushObstacle; deviceId: string | null }> {
  const obstacle = await findPushObstacle()
  const endpoint = obstacle === 'none' ? await findOwnEndpoint() : undefined
  return { obstacle, deviceId: endpoint === undefined ? null : await toDeviceId(endpoint) }
}

function AddThisDevice({
  publicKey,
  onAdded,
}: {
  publicKey: string
  onAdded: () => Promise<void>
}) {
  const [mutationId, setMutationId] = useState(newId)
  const { mutateAsync } = useMutation(
    api.core.notifications.subscribe.mutationOptions({ networkMode: 'always' }),
  )
  const { isPending, failure, submit } = useSubmission(async () => {
    const address = await subscribeBrowser(publicKey)
    await mutateAsync({ mutationId, ...address })
    setMutationId(newId())
    await onAdded()
    showToast('Reminders come to this device now', 'success')
  })
  return (
    <div className="notifications-add">
      <FilledButton loading={isPending} onClick={() => submit()}>
        Turn on for this device
      </FilledButton>
      <FormFailure text={failure} />
    </div>
  )
}

function describeNext({ nextReminderAt, pause, zone }: Notifications): string {
  switch (pause) {
    case 'no-study':
      return 'Reminders begin once you have begun kanji study.'
    case 'vacation':
      return 'You are on vacation: no reminders until you are back.'
    case 'unopened':
      return 'Reminders have stopped, since seven in a row led to nothing. They go on once you study again.'
    case null:
      return nextReminderAt === null
        ? 'No reminder is planned.'
        : `The next one may come on ${toDayAndTime(nextReminderAt, zone)}.`
  }
}
