import { OptionSwitch } from '../../../../kit/option-switch/option-switch'
import { SettingSection } from '../../../../kit/settings/setting'
import { DayStartField } from '../../../../study/preferences/day-start-field'
import { dueModes } from '../../../../study/preferences/preference-options'
import { ZoneField } from '../../../../study/preferences/zone-field'
import { WithPreferences } from '../with-preferences'

const hourCycles = [
  { value: 'h23', label: '18:00' },
  { value: 'h12', label: '6:00 PM' },
] as const

/** By which clock the learner lives, and when a day of studying begins. */
export function TimeDateTab() {
  return (
    <WithPreferences>
      {({ zone, dayStartHour, hourCycle, dueMode }, change) => (
        <>
          <SettingSection
            title="Your day"
            text="What you study before the day begins counts for the day before. Days that passed keep their date, and a day that a journey makes short cannot break a streak."
          >
            <div className="setting-form">
              <DayStartField
                zone={zone}
                dayStartHour={dayStartHour}
                hourCycle={hourCycle}
                onChange={(hour) => change({ dayStartHour: hour })}
              />
              <ZoneField zone={zone} onChange={(chosen) => change({ zone: chosen })} />
            </div>
          </SettingSection>
          <SettingSection
            title="When reviews come up"
            text={
              dueMode === 'day'
                ? 'All reviews of a day are there when it begins. Holds for what you answer from now on.'
                : 'A review comes up at the hour of the day at which you answered before. Holds for what you answer from now on.'
            }
          >
            <div className="setting-choice">
              <OptionSwitch
                legend="When reviews come up"
                options={dueModes}
                value={dueMode}
                onChange={(mode) => change({ dueMode: mode })}
              />
            </div>
          </SettingSection>
          <SettingSection title="Clock" text="How times are written in kanji study.">
            <div className="setting-choice">
              <OptionSwitch
                legend="Clock"
                options={hourCycles}
                value={hourCycle}
                onChange={(cycle) => change({ hourCycle: cycle })}
              />
            </div>
          </SettingSection>
        </>
      )}
    </WithPreferences>
  )
}
