import { OptionSwitch } from '../../../../kit/option-switch/option-switch'
import { SettingSection } from '../../../../kit/settings/setting'
import { SwitchSetting } from '../../../../kit/settings/switch-setting'
import type { PreferenceGroupProps } from './pace-settings'

const answerModes = [
  { value: 'typed', label: 'Typed' },
  { value: 'self-graded', label: 'Graded by myself' },
] as const

const gradeButtons = [
  { value: '2', label: 'Two: forgot, knew' },
  { value: '4', label: 'Four: with hard and easy' },
] as const

/** How questions are answered. */
export function AnswerSettings({ preferences, onChange }: PreferenceGroupProps) {
  const { answerMode, isTypoAccepted, isWritingOn } = preferences
  const isTyped = answerMode === 'typed'
  return (
    <SettingSection
      title="Answers"
      text={
        isTyped
          ? 'You type, and are told whether it is right.'
          : 'You think of the answer, look, and say yourself how well you knew it.'
      }
    >
      <div className="setting-choice">
        <OptionSwitch
          legend="How answers are given"
          options={answerModes}
          value={answerMode}
          onChange={(mode) => onChange({ answerMode: mode })}
        />
        {!isTyped && (
          <OptionSwitch
            legend="Buttons"
            options={gradeButtons}
            value={preferences.gradeButtons === 2 ? '2' : '4'}
            onChange={(buttons) => onChange({ gradeButtons: buttons === '2' ? 2 : 4 })}
          />
        )}
      </div>
      {isTyped && (
        <SwitchSetting
          title="Forgive slips of typing"
          text="A letter or two beside counts as right and is shown, unless it is the meaning of another kanji."
          isOn={isTypoAccepted}
          onChange={(isOn) => onChange({ isTypoAccepted: isOn })}
        />
      )}
      <SwitchSetting
        title="Draw kanji"
        text="Kanji that you learn from now on are also drawn from memory. Turned off, no new ones are; what you began stays."
        isOn={isWritingOn}
        onChange={(isOn) => onChange({ isWritingOn: isOn })}
      />
    </SettingSection>
  )
}
