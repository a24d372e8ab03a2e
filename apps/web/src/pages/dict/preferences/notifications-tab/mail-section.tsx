import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { findMailDelivery } from '../../../../session/installation'
import { type OwnChoices, usePreferences } from '../../../../session/preferences/preferences-store'
import { useSession } from '../../../../session/session-store'
import type { Notifications } from './notifications'

/** Which mails the learner wants. */
export function MailSection({ notifications }: { notifications: Notifications | undefined }) {
  const preferences = usePreferences()
  const { notificationSignInEmail, notificationWeeklyEmail, own, change } = preferences
  const isChangelogOn = isChosen(own)
    ? preferences.notificationChangelogEmail
    : (notifications?.isChangelogMailDefault ?? preferences.notificationChangelogEmail)
  return (
    <SettingSection title="Mail" text={useWhereabouts(notifications)}>
      <SwitchSetting
        title="Your week"
        text="A mail on the first morning of your week: what you studied in the last one, and what is due."
        isOn={notificationWeeklyEmail}
        onChange={(isOn) => change({ notificationWeeklyEmail: isOn })}
      />
      <SwitchSetting
        title="What is new"
        text="A mail when something worth knowing has changed in Kotonoha. Each has a link that ends them with one click."
        isOn={isChangelogOn}
        onChange={(isOn) => change({ notificationChangelogEmail: isOn })}
      />
      <SwitchSetting
        title="A new device"
        text="A mail when your account is signed in to on a device that it has not seen, with a link to end that."
        isOn={notificationSignInEmail}
        onChange={(isOn) => change({ notificationSignInEmail: isOn })}
      />
      <p className="setting-text">
        Mails about the account itself always come: codes that you asked for, a change of the
        address, the password or the second factor, and its deletion.
      </p>
    </SettingSection>
  )
}

/** Whether anybody decided about news, here or on another device; otherwise the installation does. */
function isChosen({ ofDevice, waiting, account }: OwnChoices): boolean {
  const name = 'notificationChangelogEmail'
  if (account === null) return ofDevice[name] !== undefined
  return (waiting[account.userId]?.[name] ?? account.changedAt[name]) !== undefined
}

function useWhereabouts(notifications: Notifications | undefined): string {
  const email = useSession()?.email
  const to = `Mails go to ${email ?? 'your address'}`
  if (email === '') return 'Your account has no e-mail address, so that none of these can come.'
  if (notifications?.isAddressConfirmed === false) {
    return `${to} once you have confirmed that it is yours; “Your week” and “What is new” wait for that.`
  }
  if (findMailDelivery() === 'waiting') {
    return `${to} once whoever runs this installation has set a mail server up.`
  }
  return `${to}.`
}
