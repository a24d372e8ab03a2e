import './visually-hidden.css'
import type { HTMLAttributes } from 'react'

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'div' | 'h1' | 'legend' | 'caption'
}

/** For screen readers only: what the eye sees otherwise. */
export function VisuallyHidden({
  as: Element = 'span',
  className = '',
  ...props
}: VisuallyHiddenProps) {
  return <Element {...props} className={`visually-hidden ${className}`.trimEnd()} />
}
