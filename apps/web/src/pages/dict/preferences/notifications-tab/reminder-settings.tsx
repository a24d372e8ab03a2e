import { reminderStep } from '@kotonoha/contract/core/notifications/reminder-defaults'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import { SelectSetting } from '../../../../study/preferences/select-setting'
import type { Notifications } from './notifications'

const times = Array.from({ length: (24 * 60) / reminderStep }, (_, place) => ({
  value: place * reminderStep,
  label: toTime(place * reminderStep),
}))

const leasts = [1, 5, 10, 20, 50].map((value) => ({
  value,
  label: value === 1 ? '1 review' : `${value} reviews`,
}))

/** Whether reminders come, and when. */
export function ReminderSettings({ notifications }: { notifications: Notifications | undefined }) {
  const {
    notificationReviewsPush: isOn,
    notificationReviewsAt,
    notificationReviewsLeast,
    change,
  } = usePreferences()
  return (
    <>
      <SwitchSetting
        title="Reviews are due"
        text="To the devices below. After seven reminders in a row that you neither opened nor followed they stop, until you study again; while you are on vacation none come."
        isOn={isOn}
        onChange={(isChecked) => change({ notificationReviewsPush: isChecked })}
      />
      {isOn && (
        <>
          <SelectSetting
            title="At"
            text={describeClock(notifications)}
            options={times}
            value={notificationReviewsAt}
            onChange={(minute) => change({ notificationReviewsAt: minute })}
          />
          <SelectSetting
            title="If there are at least"
            text="With fewer due at that time, no reminder comes that day."
            options={leasts}
            value={notificationReviewsLeast}
            onChange={(count) => change({ notificationReviewsLeast: count })}
          />
        </>
      )}
    </>
  )
}

/** `18:30` */
function toTime(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

function describeClock(notifications: Notifications | undefined): string {
  const zone = notifications?.zone
  return zone
    ? `By the clock of ${zone.replaceAll('_', ' ')}, as set for kanji study.`
    : 'By your clock.'
}
