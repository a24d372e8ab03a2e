import { OptionSwitch } from '../../kit/option-switch/option-switch'
import { SettingSection } from '../../kit/settings/setting'
import { usePreferences } from '../preferences/preferences-store'
import { themeChoices } from './theme-choices'

/** The theme, of dictionary and study alike; `text` says so where it is set. */
export function ThemeSetting({ text }: { text: string }) {
  const { appTheme, change } = usePreferences()
  return (
    <SettingSection title="Theme" text={text}>
      <div className="setting-choice">
        <OptionSwitch
          legend="Theme"
          options={themeChoices}
          value={appTheme}
          onChange={(theme) => change({ appTheme: theme })}
        />
      </div>
    </SettingSection>
  )
}
