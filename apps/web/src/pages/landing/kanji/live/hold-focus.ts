const controls = 'a[href], button, input, select, textarea, [tabindex]'

const listControls = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>(controls)]

/**
 * Remembers the control of the picture that has the focus: it is what brought the part to life, and the
 * same control of the live part takes over its focus and the value that was chosen meanwhile.
 */
export function holdFocus(place: HTMLElement): () => void {
  const held = place.ownerDocument.activeElement
  const at = held instanceof HTMLElement ? listControls(place).indexOf(held) : -1
  if (at < 0) return () => {}
  return () => {
    const live = listControls(place)[at]
    if (live === undefined || live.tagName !== held?.tagName) return
    live.focus({ preventScroll: true })
    if (held instanceof HTMLInputElement && live instanceof HTMLInputElement) take(held, live)
  }
}

/** As if the value had been chosen in the live one: its own listeners are told. */
function take(held: HTMLInputElement, live: HTMLInputElement): void {
  if (held.type === 'radio' || held.type === 'checkbox') {
    if (held.checked !== live.checked) live.click()
    return
  }
  if (held.value === live.value) return
  // React knows of a value by the prototype's setter, not by the one that it puts on the element.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(live, held.value)
  live.dispatchEvent(new Event('input', { bubbles: true }))
}
