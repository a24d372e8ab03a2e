import { type RefObject, useEffect } from 'react'

/** Two taps within this time are one double tap, to Android and to iOS. */
const doubleTapMs = 350

/**
 * Makes a double tap on what `selector` finds a single one. Such a tap takes its own target away,
 * and the second half would fall on a link or a button that has come to stand in its place.
 */
export function useOneTap(area: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = area.current
    if (element === null) return
    let tappedAtMs = Number.NEGATIVE_INFINITY
    const handleClick = (event: MouseEvent) => {
      // A key made it: Enter in the field clicks the button of its form.
      if (event.detail === 0) return
      if (event.timeStamp - tappedAtMs < doubleTapMs) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.target instanceof Element && event.target.closest(selector) !== null) {
        tappedAtMs = event.timeStamp
      }
    }
    element.addEventListener('click', handleClick, { capture: true })
    return () => element.removeEventListener('click', handleClick, { capture: true })
  }, [area, selector])
}
