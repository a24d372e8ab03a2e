/** Whoever has typed nothing for so long is waiting, and looks at the screen. */
const timeoutMs = 5000

let text = ''
let stop: (() => void) | undefined

/**
 * Keeps what is typed from now on, until the search field has the focus: the dialog opens within
 * a moment, or within a second where its code is still to be fetched, and typing goes on meanwhile.
 */
export function collectEarlyKeys(typedBefore = ''): void {
  stop?.()
  text = typedBefore
  const timer = setTimeout(() => takeEarlyKeys(), timeoutMs)
  document.addEventListener('keydown', handleKeyDown, { capture: true })
  stop = () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', handleKeyDown, { capture: true })
    stop = undefined
  }
}

/** Ends the keeping; returns what was typed. */
export function takeEarlyKeys(): string {
  stop?.()
  const taken = text
  text = ''
  return taken
}

function handleKeyDown(event: KeyboardEvent): void {
  // An input method needs a field to compose in; nothing can be kept of that.
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'Escape') {
    takeEarlyKeys()
    return
  }
  if (event.key === 'Backspace') text = text.slice(0, -1)
  else if (event.key.length === 1) text += event.key
  else return
  event.preventDefault()
}
