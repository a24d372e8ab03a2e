import './visually-hidden.css'
import type { ReactNode } from 'react'

/** Text for screen readers where the eye has the drawing. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ja-visually-hidden">{children}</span>
}
