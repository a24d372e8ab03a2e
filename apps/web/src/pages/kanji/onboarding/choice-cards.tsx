import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { type ReactNode, useId } from 'react'

interface ChoiceCardsProps<Value> {
  legend: string
  options: readonly { value: Value; title: string; text?: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, each with a line that says what it means; arrow keys move between them. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="choice-cards">
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className="choice-card">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="choice-card-words">
            <span className="choice-card-title">{option.title}</span>
            {option.text !== undefined && <span className="choice-card-text">{option.text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
