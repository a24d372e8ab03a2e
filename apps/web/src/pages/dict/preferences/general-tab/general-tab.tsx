import { forgetRecentlyViewed } from '../../../../dictionary/recently-viewed/recently-viewed-store'
import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import { ThemeSetting } from '../../../../session/theme/theme-setting'
import { AnalyticsSetting } from './analytics-setting'
import { PitchStyleSetting } from './pitch-style-setting'

/** How the dictionary looks, and what it remembers. */
export function GeneralTab() {
  const { keepRecentViewed, recentViewedFollowsAccount, change } = usePreferences()
  return (
    <>
      <ThemeSetting text="Of every page, on every device of yours." />
      <PitchStyleSetting />
      <SettingSection title="Recently viewed">
        <SwitchSetting
          title="Keep what I looked at"
          text="The kanji and words you opened last, on the dictionary’s first page. Turned off, what was kept is forgotten on this device and in your account."
          isOn={keepRecentViewed}
          onChange={(isOn) => {
            change({ keepRecentViewed: isOn })
            if (!isOn) forgetRecentlyViewed()
          }}
        />
        <SwitchSetting
          title="On all my devices"
          text="Your account keeps the list, so that it follows you. Turned off, each device keeps its own and the account forgets it."
          isOn={keepRecentViewed && recentViewedFollowsAccount}
          isDisabled={!keepRecentViewed}
          onChange={(isOn) => change({ recentViewedFollowsAccount: isOn })}
        />
      </SettingSection>
      <AnalyticsSetting />
    </>
  )
}
