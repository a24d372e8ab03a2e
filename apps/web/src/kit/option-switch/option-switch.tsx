import './option-switch.css'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { useId } from 'react'

export interface OptionSwitchProps<Value> {
  /** What is chosen, such as "Order"; shown before the options with `isLegendShown`. */
  legend: string
  isLegendShown?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all in sight: chosen by click or arrow keys. */
export function OptionSwitch<Value extends string>({
  legend,
  isLegendShown = false,
  options,
  value,
  onChange,
}: OptionSwitchProps<Value>) {
  const name = useId()
  return (
    <fieldset className="option-switch">
      {isLegendShown ? (
        <legend className="option-switch-title">{legend}</legend>
      ) : (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      )}
      {options.map((option) => (
        <label key={option.value} className="option-switch-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
