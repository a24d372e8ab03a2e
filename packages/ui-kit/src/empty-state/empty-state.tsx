import './empty-state.css'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** Drawn to fill the square it is given, whose side is 80 px (small) or 120 px (normal). */
  image: ReactNode
  text: ReactNode
  /** The one thing that fills it. */
  button?: ReactNode
  size?: 'small' | 'normal'
}

const imagePx = { small: 80, normal: 120 }

/** Says what would be here and offers the one action that brings it. */
export function EmptyState({ image, text, button, size = 'normal' }: EmptyStateProps) {
  return (
    <div className={size === 'small' ? 'empty-state empty-state-small' : 'empty-state'}>
      <div
        aria-hidden="true"
        className="empty-state-image"
        style={{ width: imagePx[size], height: imagePx[size] }}
      >
        {image}
      </div>
      <div className="empty-state-text">{text}</div>
      {button}
    </div>
  )
}
