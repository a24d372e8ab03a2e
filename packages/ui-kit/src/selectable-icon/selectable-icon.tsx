import './selectable-icon.css'
import type { ReactNode } from 'react'
import { Check } from '../icons/check'

export interface SelectableIconProps {
  label: string
  icon: ReactNode
  isSelected: boolean
  onSelect: () => void
}

/** One of a few choices, as a circle with its name below. */
export function SelectableIcon({ label, icon, isSelected, onSelect }: SelectableIconProps) {
  return (
    <button type="button" className="selectable" aria-pressed={isSelected} onClick={onSelect}>
      <span className="selectable-circle">
        {icon}
        {isSelected && <Check data-testid="selected-mark" className="selectable-mark" />}
      </span>
      <span className="selectable-label">{label}</span>
    </button>
  )
}
