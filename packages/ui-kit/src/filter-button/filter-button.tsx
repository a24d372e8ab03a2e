import type { MouseEventHandler, Ref } from 'react'
import { Button } from '../button/button'
import { ExpandMore } from '../icons/expand-more'
import './filter-button.css'

export interface FilterButtonProps {
  label: string
  /** How many choices are active; 0 when the list is not filtered by this. */
  activeCount: number
  onClick: MouseEventHandler<HTMLButtonElement>
  /** Whether the menu it opens is open. */
  isOpen?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Opens the choices of a filter; filled and counted while the filter is active. */
export function FilterButton({ label, activeCount, onClick, isOpen, ref }: FilterButtonProps) {
  const isActive = activeCount > 0
  return (
    <Button
      {...(ref === undefined ? {} : { ref })}
      onClick={onClick}
      variant="outlined"
      color={isActive ? 'primary' : 'inherit'}
      endIcon={<ExpandMore />}
      aria-haspopup="true"
      aria-expanded={isOpen}
      isPill
      className={isActive ? 'filter-button filter-button-active' : 'filter-button'}
    >
      {isActive ? `${label} (${activeCount})` : label}
    </Button>
  )
}
