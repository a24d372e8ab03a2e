import './option-switch.css'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { startTransition, useId, useOptimistic } from 'react'

export interface OptionSwitchProps<Value> {
  /** What is chosen, such as "Order"; shown before the options with `isLegendShown`. */
  legend: string
  isLegendShown?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  /** A promise where the choice is kept elsewhere, such as in the address: settled when `value` says it. */
  onChange: (value: Value) => void | Promise<void>
}

/**
 * One of a few, all in sight: chosen by click or arrow keys. A choice is shown at once, also while what keeps it
 * is on its way: without that the mark jumps back to the former one until the page of the new address is there.
 */
export function OptionSwitch<Value extends string>({
  legend,
  isLegendShown = false,
  options,
  value,
  onChange,
}: OptionSwitchProps<Value>) {
  const name = useId()
  const [shown, show] = useOptimistic(value)
  const choose = (chosen: Value) => {
    const kept = onChange(chosen)
    if (kept instanceof Promise) {
      startTransition(async () => {
        show(chosen)
        await kept
      })
    }
  }
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
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
