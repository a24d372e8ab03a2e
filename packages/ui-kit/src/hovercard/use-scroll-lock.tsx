import { type RefObject, useEffect } from 'react'

/** The keys by which a page scrolls. */
const scrollingKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ' ',
])

/**
 * While it is on, wheel, touch and navigation keys scroll nothing outside of `inside`,
 * so that the card stays beside what it explains.
 */
export function useScrollLock(isOn: boolean, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOn) return

    function isOutside(event: Event): boolean {
      return !(event.target instanceof Node && inside.current?.contains(event.target))
    }
    function handleScroll(event: Event) {
      if (isOutside(event)) event.preventDefault()
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (scrollingKeys.has(event.key) && isOutside(event)) event.preventDefault()
    }

    // Browsers take wheel and touch listeners as passive, unable to prevent, unless told.
    document.addEventListener('wheel', handleScroll, { passive: false })
    document.addEventListener('touchmove', handleScroll, { passive: false })
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('wheel', handleScroll)
      document.removeEventListener('touchmove', handleScroll)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isOn, inside])
}
