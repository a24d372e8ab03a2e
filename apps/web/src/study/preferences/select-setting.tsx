import './study-preferences.css'
import TextField from '@mui/material/TextField'
import { useId } from 'react'

interface SelectSettingProps<Value extends string | number | null> {
  title: string
  /** What follows from it. */
  text: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few values, with what it means below. */
export function SelectSetting<Value extends string | number | null>(
  props: SelectSettingProps<Value>,
) {
  const { title, text, options, value, onChange } = props
  const textId = useId()
  // A value that was chosen elsewhere, finer than the steps offered here, is shown all the same.
  const isOffered = options.some((option) => option.value === value)
  const offered = isOffered ? options : [...options, { value, label: String(value) }]
  return (
    <div className="select-setting">
      <TextField
        select
        size="small"
        label={title}
        value={offered.findIndex((option) => option.value === value)}
        onChange={(event) => {
          const chosen = offered[Number(event.target.value)]
          if (chosen !== undefined) onChange(chosen.value)
        }}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-describedby': textId },
        }}
      >
        {offered.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </TextField>
      <p id={textId} className="setting-text">
        {text}
      </p>
    </div>
  )
}
