import { OptionSwitch } from '../../kit/option-switch/option-switch'
import { usePracticeSettings } from './practice-settings'

const modelOptions = [
  { value: 'hidden', label: 'From memory' },
  { value: 'shown', label: 'Over the model' },
] as const
const inkOptions = [
  { value: 'snap', label: 'Snap to the model' },
  { value: 'keep', label: 'Stay as drawn' },
] as const
const strictnessOptions = [
  { value: 'lenient', label: 'Lenient' },
  { value: 'normal', label: 'Normal' },
  { value: 'strict', label: 'Strict' },
] as const

/** How to practise; each choice holds from the next stroke on. */
export function PracticeSettingsForm() {
  const { model, ink, strictness, change } = usePracticeSettings()
  return (
    <div className="practice-settings">
      <OptionSwitch
        legend="Write"
        isLegendShown
        options={modelOptions}
        value={model}
        onChange={(chosen) => change({ model: chosen })}
      />
      <OptionSwitch
        legend="Good strokes"
        isLegendShown
        options={inkOptions}
        value={ink}
        onChange={(chosen) => change({ ink: chosen })}
      />
      <OptionSwitch
        legend="Grading"
        isLegendShown
        options={strictnessOptions}
        value={strictness}
        onChange={(chosen) => change({ strictness: chosen })}
      />
    </div>
  )
}
