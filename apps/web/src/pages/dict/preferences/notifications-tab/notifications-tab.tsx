import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import { useSession } from '../../../../session/session-store'

/** Which mails the learner wants. */
export function NotificationsTab() {
  const { notificationChangelogEmail, notificationSignInEmail, change } = usePreferences()
  const email = useSession()?.email ?? 'your address'
  return (
    <SettingSection title="Mail" text={`Mails go to ${email}.`}>
      <SwitchSetting
        title="What is new"
        text="A mail when something worth knowing has changed in Kotonoha."
        isOn={notificationChangelogEmail}
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
