import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import { PaceField } from '../../../../study/preferences/pace-field'
import {
  batchSizes,
  minutesADay,
  retentions,
  reviewCaps,
} from '../../../../study/preferences/preference-options'
import { SelectSetting } from '../../../../study/preferences/select-setting'
import type {
  PreferenceChanges,
  StudyPreferences,
} from '../../../../study/preferences/use-study-preferences'

const WishesLink = createLink(TextLink)

export interface PreferenceGroupProps {
  preferences: StudyPreferences
  onChange: (changes: PreferenceChanges) => void
}

/** How much there is to do in a day. */
export function PaceSettings({ preferences, onChange }: PreferenceGroupProps) {
  const { newPerDay, retention } = preferences
  // While the slider moves; saved when it is let go of.
  const [moved, setMoved] = useState<number>()
  const toField = <Name extends keyof StudyPreferences>(name: Name) => ({
    value: preferences[name],
    onChange: (value: StudyPreferences[Name]) => onChange({ [name]: value }),
  })
  return (
    <SettingSection title="Pace">
      <PaceField
        newPerDay={moved ?? newPerDay}
        retention={retention}
        onChange={setMoved}
        onDone={(chosen) => {
          setMoved(undefined)
          if (chosen !== newPerDay) onChange({ newPerDay: chosen })
        }}
      />
      <SelectSetting
        title="Items in a lesson"
        text="Then they are asked, until each was right once."
        options={batchSizes}
        {...toField('batchSize')}
      />
      <SelectSetting
        title="Reviews a day at most"
        text="What you are likeliest to remember comes first, so that most is saved; the rest waits."
        options={reviewCaps}
        {...toField('reviewCap')}
      />
      <SelectSetting
        title="Time a day"
        text="The next level waits while the reviews of the next seven days would take longer than this."
        options={minutesADay}
        {...toField('minutesPerDay')}
      />
      <SelectSetting
        title="Remember when asked"
        text="Of a hundred reviews, how many you want to get right. More means that cards come back sooner: the minutes above follow. Cards that have a date keep it."
        options={retentions}
        {...toField('retention')}
      />
      <p className="setting-text">
        <WishesLink to="/app/kanji/algorithm">
          Where each wish leads, from your own cards
        </WishesLink>
      </p>
      <SwitchSetting
        title="Let go of what is known for a year"
        text="Cards that you are likely to remember for a year or more are not asked any more. Turned off, they come back on their dates."
        isOn={preferences.isRetiringOn}
        onChange={(isOn) => onChange({ isRetiringOn: isOn })}
      />
    </SettingSection>
  )
}
