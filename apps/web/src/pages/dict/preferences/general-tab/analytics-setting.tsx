import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { isRefusedByBrowser } from '../../../../session/analytics/has-agreed'
import { findAnalyticsService } from '../../../../session/installation'
import { usePreferences } from '../../../../session/preferences/preferences-store'

const refusedText = 'Your browser asks sites not to track you, so nothing is counted here.'

/** Only where this installation has a service that counts. Off until a learner turns it on. */
export function AnalyticsSetting() {
  const { agreesToAnalytics, change } = usePreferences()
  const service = findAnalyticsService()
  if (service === undefined) return null
  const isRefused = isRefusedByBrowser()
  return (
    <SettingSection title="Counting what is used">
      <SwitchSetting
        title="Help to improve Kotonoha"
        text={
          isRefused
            ? refusedText
            : `Tells ${new URL(service.host).host} (PostHog) which pages and functions you use, under a random number. Never what you look up, write or answer, nor who you are. Nothing is stored on your device.`
        }
        isOn={agreesToAnalytics && !isRefused}
        isDisabled={isRefused}
        onChange={(isOn) => change({ agreesToAnalytics: isOn })}
      />
    </SettingSection>
  )
}
