import './removable-filter.css'
import { Cancel } from '@kotonoha/ui-kit/icons/cancel'
import type { ReactNode } from 'react'

interface RemovableFilterProps {
  /** What it limits the list to, for those who hear it. */
  name: string
  onRemove: () => void
  /** The same as it is seen, where that is more than letters. */
  children?: ReactNode
}

/** A filter that is on; a press takes it off. */
export function RemovableFilter({ name, onRemove, children = name }: RemovableFilterProps) {
  return (
    <button
      type="button"
      className="removable-filter"
      aria-label={`Remove the filter ${name}`}
      onClick={onRemove}
    >
      <span>{children}</span>
      <Cancel />
    </button>
  )
}
