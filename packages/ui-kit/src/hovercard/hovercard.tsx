import Tooltip from '@mui/material/Tooltip'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useScrollLock } from './use-scroll-lock'

export interface HovercardProps {
  content: ReactNode
  /** The one element that is explained; it takes the pointer and the focus. */
  children: ReactElement
}

/** Longer than a tooltip's: a pointer that crosses a grid must not flash a card at every tile. */
const enterDelayMs = 350

/** More about a thing, beside it, while the pointer or the focus is on it. Esc closes it. */
export function Hovercard({ content, children }: HovercardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  useScrollLock(isOpen, card)

  return (
    <Tooltip
      describeChild
      title={content}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      enterDelay={enterDelayMs}
      enterNextDelay={enterDelayMs}
      slotProps={{
        popper: { ref: card, sx: { zIndex: 'hovercard' } },
        tooltip: {
          sx: {
            p: 1.5,
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            boxShadow: 4,
            typography: 'body2',
          },
        },
      }}
    >
      {children}
    </Tooltip>
  )
}
