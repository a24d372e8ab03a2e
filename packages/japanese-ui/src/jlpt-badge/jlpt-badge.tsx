import './jlpt-badge.css'
import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'

export interface JlptBadgeProps {
  level: JlptLevel
  /** 16 px (small) or 18 px (medium) high. */
  size?: 'small' | 'medium'
}

/** A JLPT level: one colour each, and the level in letters for whoever does not see colours. */
export function JlptBadge({ level, size = 'medium' }: JlptBadgeProps) {
  return (
    <span className={`ja-jlpt ja-jlpt-${level.toLowerCase()} ja-jlpt-${size}`}>
      <VisuallyHidden>JLPT </VisuallyHidden>
      {level}
    </span>
  )
}
