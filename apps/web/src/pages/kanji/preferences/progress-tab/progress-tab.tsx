import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { OwnDataSection } from '../../../../session/own-data/own-data-section'
import { WithPreferences } from '../with-preferences'
import { ResetSection } from './reset-section'

/** Vacation, streak, starting over, and everything to take away. */
export function ProgressTab() {
  return (
    <>
      <WithPreferences>
        {({ isOnVacation, isStreakShown, isFreezeUsed }, change) => (
          <>
            <SettingSection title="Vacation">
              <SwitchSetting
                title="I am away"
                text="Nothing is due and your streak waits. Your memory does not: when you come back, what you still know best comes first, and a limit of reviews a day spreads the rest."
                isOn={isOnVacation}
                onChange={(isOn) => change({ isOnVacation: isOn })}
              />
            </SettingSection>
            <SettingSection
              title="Streak"
              text="A day counts with ten reviews, or one lesson, or when everything due is done."
            >
              <SwitchSetting
                title="Show the streak"
                text="Turned off, days are still counted, and nobody tells you."
                isOn={isStreakShown}
                onChange={(isOn) => change({ isStreakShown: isOn })}
              />
              <SwitchSetting
                title="Save a missed day"
                text="Seven days in a row earn a freeze, two at most. A day without study takes one and the streak goes on."
                isOn={isFreezeUsed}
                onChange={(isOn) => change({ isFreezeUsed: isOn })}
              />
            </SettingSection>
          </>
        )}
      </WithPreferences>
      <ResetSection />
      <OwnDataSection />
    </>
  )
}
