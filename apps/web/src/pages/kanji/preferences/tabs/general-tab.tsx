import { OptionSwitch } from '../../../../features/option-switch/option-switch'
import {
  type Preferences,
  usePreferences,
} from '../../../../features/preferences/preferences-store'
import { SettingSection } from '../../../../features/settings/setting'
import { SwitchSetting } from '../../../../features/settings/switch-setting'
import { WithPreferences } from '../with-preferences'

const themes: readonly { value: Preferences['appTheme']; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'device', label: 'Same as device' },
]

/** How studying looks and sounds. */
export function GeneralTab() {
  const { appTheme, change: changePreferences } = usePreferences()
  return (
    <>
      <SettingSection title="Theme" text="The same as the dictionary’s, on every device of yours.">
        <div className="setting-choice">
          <OptionSwitch
            legend="Theme"
            options={themes}
            value={appTheme}
            onChange={(theme) => changePreferences({ appTheme: theme })}
          />
        </div>
      </SettingSection>
      <WithPreferences>
        {({ isAudioPlayed }, change) => (
          <SettingSection title="Sound">
            <SwitchSetting
              title="Say readings aloud"
              text="After the answer, where this device has a Japanese voice. J says it again either way."
              isOn={isAudioPlayed}
              onChange={(isOn) => change({ isAudioPlayed: isOn })}
            />
          </SettingSection>
        )}
      </WithPreferences>
    </>
  )
}
