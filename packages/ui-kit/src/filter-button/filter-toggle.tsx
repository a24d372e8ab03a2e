import type { ReactNode } from 'react'
import { Button } from '../button/button'
import './filter-button.css'

interface FilterToggleProps {
  isActive: boolean
  onToggle: () => void
  children: ReactNode
}

/** A filter with nothing to choose: on or off, and filled while it is on. */
export function FilterToggle({ isActive, onToggle, children }: FilterToggleProps) {
  return (
    <Button
      variant="outlined"
      color={isActive ? 'primary' : 'inherit'}
      aria-pressed={isActive}
      onClick={onToggle}
      isPill
      className={isActive ? 'filter-button filter-button-active' : 'filter-button'}
    >
      {children}
    </Button>
  )
}
