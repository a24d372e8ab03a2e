import './pill-badge.css'
import type { ReactNode } from 'react'

type Variant = 'on-surface' | 'component-surface' | 'on-hero' | 'green' | 'yellow' | 'new'

export interface PillBadgeProps {
  /** The first three are named after what the badge lies on. */
  variant?: Variant
  size?: 'small' | 'medium'
  children: ReactNode
}

/** A short mark beside a thing: a level, "common", "new". */
export function PillBadge({ variant = 'on-surface', size = 'medium', children }: PillBadgeProps) {
  return <span className={`pill pill-${size} pill-${variant}`}>{children}</span>
}
