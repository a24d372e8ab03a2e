import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { ThemeSetting } from '../../../../session/theme/theme-setting'
import { WithPreferences } from '../with-preferences'

/** How studying looks and sounds. */
export function GeneralTab() {
  return (
    <>
      <ThemeSetting text="The same as the dictionary’s, on every device of yours." />
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
