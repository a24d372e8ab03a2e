import './visually-hidden.css'
import type { ComponentProps } from 'react'

/** For screen readers only: what the eye sees otherwise. */
export function VisuallyHidden({ className = '', ...props }: ComponentProps<'span'>) {
  return <span {...props} className={`visually-hidden ${className}`.trimEnd()} />
}
