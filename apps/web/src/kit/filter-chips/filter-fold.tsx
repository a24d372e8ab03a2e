import './filter-fold.css'
import { FilterButton } from '@kotonoha/ui-kit/filter-button/filter-button'
import { type ReactNode, useState } from 'react'
import { RemovableFilter } from './removable-filter'

interface ActiveFilter {
  key: string
  label: string
  onRemove: () => void
}

interface FilterFoldProps {
  /** Names the whole to screen readers. */
  label: string
  active: readonly ActiveFilter[]
  children: ReactNode
}

/**
 * Filters that a phone keeps behind one button, with what is on beside it: the list is what one came
 * for. Wider windows have room for all of them.
 */
export function FilterFold({ label, active, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={label} className="filter-fold" data-open={isOpen}>
      <div className="filter-fold-switch">
        <FilterButton
          label="Filter"
          activeCount={active.length}
          isOpen={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {!isOpen &&
          active.map(({ key, label: name, onRemove }) => (
            <RemovableFilter key={key} name={name} onRemove={onRemove} />
          ))}
      </div>
      {children}
    </section>
  )
}
