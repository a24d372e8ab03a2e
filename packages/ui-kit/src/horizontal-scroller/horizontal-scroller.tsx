import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button'
import { ChevronLeft } from '../icons/chevron-left'
import { ChevronRight } from '../icons/chevron-right'
import './horizontal-scroller.css'

export interface HorizontalScrollerProps {
  /** Names the row to screen readers. */
  label: string
  children: ReactNode
}

/** A press scrolls by most of what is visible, so that the last item seen stays in sight. */
const scrolledShare = 0.8

/** One row that scrolls sideways; an arrow on a side shows while there is more there. */
export function HorizontalScroller({ label, children }: HorizontalScrollerProps) {
  const row = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState({ left: false, right: false })

  const measure = useCallback(() => {
    const element = row.current
    if (element === null) return
    const left = element.scrollLeft > 1
    const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
    setHidden((previous) =>
      previous.left === left && previous.right === right ? previous : { left, right },
    )
  }, [])

  useEffect(() => {
    const element = row.current
    if (element === null) return
    // It calls at once, too, when the row has been laid out; measured now, that would be done twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [measure])

  function scrollBy(direction: 1 | -1) {
    const element = row.current
    if (element === null) return
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({
      left: direction * element.clientWidth * scrolledShare,
      behavior: isMotionReduced ? 'auto' : 'smooth',
    })
  }

  return (
    <div className="scroller">
      <section
        ref={row}
        aria-label={label}
        // What overflows must be reachable by keyboard (arrow keys) when nothing in it is.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
        onScroll={measure}
        onFocus={bringFromBelowArrow}
        className="scroller-row"
      >
        {children}
      </section>
      {hidden.left && <Arrow side="left" onClick={() => scrollBy(-1)} />}
      {hidden.right && <Arrow side="right" onClick={() => scrollBy(1)} />}
    </div>
  )
}

/** A browser takes what lies beneath an arrow for seen. A press moves nothing away from the pointer. */
function bringFromBelowArrow({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget || !target.matches(':focus-visible')) return
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function Arrow({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  return (
    <IconButton
      size="small"
      aria-label={`Scroll ${side}`}
      onClick={onClick}
      className={`scroller-arrow scroller-arrow-${side}`}
    >
      {side === 'left' ? <ChevronLeft fontSize="small" /> : <ChevronRight fontSize="small" />}
    </IconButton>
  )
}
