import './filled-rounded-text-field.css'
import type { ComponentProps, ComponentPropsWithRef, Ref } from 'react'

export interface FilledRoundedTextFieldProps
  extends Omit<ComponentProps<'input'>, 'aria-label' | 'ref'> {
  /** Names the field to screen readers; a placeholder vanishes while one types. */
  label: string
  /** What is in it cannot be used. */
  error?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** Further attributes of the element one types into. */
  inputProps?: ComponentPropsWithRef<'input'>
}

/** A field without a visible label: search and filters. */
export function FilledRoundedTextField({
  label,
  error = false,
  inputRef,
  inputProps,
  ...props
}: FilledRoundedTextFieldProps) {
  const look = error ? 'rounded-field rounded-field-wrong' : 'rounded-field'
  return (
    <div className={look}>
      <input
        type="text"
        {...props}
        ref={inputRef}
        aria-label={label}
        aria-invalid={error}
        {...inputProps}
      />
    </div>
  )
}
