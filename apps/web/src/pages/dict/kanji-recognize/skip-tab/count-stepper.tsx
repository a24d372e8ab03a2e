import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { Add as AddIcon } from '@kotonoha/ui-kit/icons/add'
import { Remove as RemoveIcon } from '@kotonoha/ui-kit/icons/remove'
import { useId, useState } from 'react'

/** A number between 1 and `highest`, by buttons, by arrow keys or typed. */
export function CountStepper({
  label,
  value,
  highest,
  onChange,
}: {
  label: string
  value: number
  highest: number
  onChange: (value: number) => void
}) {
  const id = useId()
  /** What is typed, which may be nothing for a moment; without the focus the value is shown. */
  const [draft, setDraft] = useState<string>()
  const change = (next: number) => {
    if (Number.isInteger(next) && next >= 1 && next <= highest) onChange(next)
  }
  return (
    <div className="count-stepper">
      <label htmlFor={id}>{label}</label>
      <div className="count-stepper-row">
        <IconButton
          aria-label={`One less: ${label}`}
          disabled={value <= 1}
          onClick={() => change(value - 1)}
        >
          <RemoveIcon />
        </IconButton>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={highest}
          value={draft ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setDraft(event.target.value)
            change(event.target.valueAsNumber)
          }}
          onBlur={() => setDraft(undefined)}
        />
        <IconButton
          aria-label={`One more: ${label}`}
          disabled={value >= highest}
          onClick={() => change(value + 1)}
        >
          <AddIcon />
        </IconButton>
      </div>
    </div>
  )
}
