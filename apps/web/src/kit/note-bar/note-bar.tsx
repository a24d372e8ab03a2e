import './note-bar.css'
import type { HTMLAttributes } from 'react'

interface NoteBarProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'li'
  /** `warning`: what is shown may not be true any more. */
  tone?: 'plain' | 'warning'
  /** With a way on that many will take. */
  isRoomy?: boolean
}

/** A sentence across the page, with what can be done about it at its end. */
export function NoteBar({
  as: Tag = 'div',
  tone = 'plain',
  isRoomy = false,
  className,
  ...rest
}: NoteBarProps) {
  const classes = [
    'note-bar',
    isRoomy && 'note-bar-roomy',
    tone === 'warning' && 'note-bar-warning',
    className,
  ]
  return <Tag className={classes.filter(Boolean).join(' ')} {...rest} />
}
