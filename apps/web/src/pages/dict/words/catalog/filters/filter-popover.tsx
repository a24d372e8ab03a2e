import { FilterButton } from '@kotonoha/ui-kit/filter-button/filter-button'
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react'

// Bytes that the catalog does not need before somebody filters it.
const ChoicesPopover = lazy(async () => ({
  default: (await import('@kotonoha/ui-kit/choices-popover/choices-popover')).ChoicesPopover,
}))

interface FilterPopoverProps {
  label: string
  activeCount: number
  /** Of the choices; where left out, they take what they need. */
  size?: CSSProperties
  children: ReactNode
}

/** A button that opens choices below itself; the list changes while they stay open. */
export function FilterPopover({ label, activeCount, size, children }: FilterPopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** From the first opening on, so that closing is seen too. */
  const [isNeeded, setIsNeeded] = useState(false)
  return (
    <>
      <FilterButton
        ref={button}
        label={label}
        activeCount={activeCount}
        isOpen={isOpen}
        onClick={() => {
          setIsOpen(true)
          setIsNeeded(true)
        }}
      />
      {isNeeded && (
        <Suspense fallback={null}>
          <ChoicesPopover
            label={label}
            isOpen={isOpen}
            anchor={button}
            onClose={() => setIsOpen(false)}
            {...(size !== undefined && { size })}
          >
            {children}
          </ChoicesPopover>
        </Suspense>
      )}
    </>
  )
}
