import { FilterButton } from '@kotonoha/ui-kit/filter-button/filter-button'
import Popover from '@mui/material/Popover'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'

interface FilterPopoverProps {
  label: string
  activeCount: number
  /** Of the choices; where left out, they take what they need. */
  size?: CSSProperties
  children: ReactNode
}

/** Left to itself, the popover looks for it before there is a document. */
const getBody = () => document.body

/** A button that opens choices below itself; the list changes while they stay open. */
export function FilterPopover({ label, activeCount, size, children }: FilterPopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FilterButton
        ref={button}
        label={label}
        activeCount={activeCount}
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={() => button.current}
        container={getBody}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { ...size } } }}
      >
        {children}
      </Popover>
    </>
  )
}
