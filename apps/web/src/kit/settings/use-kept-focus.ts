import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a section. A control that goes away with what it removed, or with
 * the form that it ended, leaves the focus to the heading: keyboard and screen reader go on there and
 * not at the top of the page. It is looked at with each drawing of whoever asks for this.
 */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    // What is taken out of the page while it has the focus tells nobody that it lost it.
    const last = focused.current
    if (last === null || document.activeElement !== document.body) return
    if (!last.isConnected) heading.current?.focus()
    // A button that waits is disabled, and lets go of the focus meanwhile.
    else if (last instanceof HTMLElement && !last.matches(':disabled')) last.focus()
  })
  const within = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!target.matches(':disabled')) focused.current = null
    },
  }
  return { heading, within }
}
