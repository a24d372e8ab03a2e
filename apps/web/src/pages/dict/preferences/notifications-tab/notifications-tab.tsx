import './notifications-tab.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../../api/api'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { SettingSection } from '../../../../kit/settings/setting'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import { MailSection } from './mail-section'
import { refreshNotifications } from './notifications'
import { ReminderDevices } from './reminder-devices'
import { ReminderSettings } from './reminder-settings'

/** What calls the learner back: reminders in browsers, and mails. */
export function NotificationsTab() {
  const { data, error, refetch } = useQuery({
    ...api.core.notifications.get.queryOptions(),
    staleTime: 0,
  })
  // What was chosen is in the account now: the next reminder is another one.
  const isWaiting = usePreferences(
    ({ own }) => own.account !== null && own.waiting[own.account.userId] !== undefined,
  )
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void refreshNotifications()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  return (
    <>
      <SettingSection
        title="Reminders"
        text="Once a day at the most, at your hour, a notification says how many reviews are due. It never says what you study."
      >
        <ReminderSettings notifications={data} />
        {data !== undefined ? (
          <ReminderDevices notifications={data} />
        ) : error !== null ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={1} />
        )}
      </SettingSection>
      <MailSection notifications={data} />
    </>
  )
}
