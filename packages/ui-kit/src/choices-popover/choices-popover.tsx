import Popover from '@mui/material/Popover'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Themed } from '../themed/themed'

interface ChoicesPopoverProps {
  label: string
  isOpen: boolean
  anchor: RefObject<HTMLElement | null>
  /** Where left out, they take what they need. */
  size?: CSSProperties
  onClose: () => void
  children: ReactNode
}

/** Left to itself, the popover looks for it before there is a document. */
const getBody = () => document.body

/** Choices below the button that opened them. */
export function ChoicesPopover(props: ChoicesPopoverProps) {
  const { label, isOpen, anchor, size, onClose, children } = props
  return (
    <Themed>
      <Popover
        open={isOpen}
        onClose={onClose}
        anchorEl={() => anchor.current}
        container={getBody}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', style: { ...size } } }}
      >
        {children}
      </Popover>
    </Themed>
  )
}
