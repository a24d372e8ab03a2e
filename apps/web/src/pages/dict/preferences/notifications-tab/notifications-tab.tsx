import { usePreferences } from '../../../../features/preferences/preferences-store'
import { useSession } from '../../../../features/session/session-store'
import { SettingSection } from '../../../../features/settings/setting'
import { SwitchSetting } from '../../../../features/settings/switch-setting'

/** Which mails the learner wants. */
export function NotificationsTab() {
  const { notificationChangelogEmail, change } = usePreferences()
  const email = useSession()?.email ?? 'your address'
  return (
    <SettingSection title="Mail" text={`Mails go to ${email}.`}>
      <SwitchSetting
        title="What is new"
        text="A mail when something worth knowing has changed in Kotonoha."
        isOn={notificationChangelogEmail}
        onChange={(isOn) => change({ notificationChangelogEmail: isOn })}
      />
      <p className="setting-text">
        Mails about the account itself always come: codes that you asked for, a change of address,
        and its deletion.
      </p>
    </SettingSection>
  )
}
