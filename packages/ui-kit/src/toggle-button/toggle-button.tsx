import './toggle-button.css'
import type { ComponentPropsWithRef } from 'react'

export interface ToggleButtonProps extends ComponentPropsWithRef<'button'> {
  isPressed: boolean
  size?: 'small' | 'medium'
}

/** On or off. Several of which one is on stand in an element with the class `toggle-button-row`. */
export function ToggleButton(props: ToggleButtonProps) {
  const { isPressed, size = 'medium', className = '', ...attributes } = props
  const look = size === 'small' ? 'toggle-button toggle-button-small' : 'toggle-button'
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      {...attributes}
      className={`${look} ${className}`.trimEnd()}
    />
  )
}
