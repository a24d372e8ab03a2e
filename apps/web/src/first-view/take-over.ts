/** Whether the root holds this page as the server drew it. */
export const isDrawnAhead = (root: HTMLElement, pathname: string): boolean =>
  root.dataset.path === pathname

/** Of what labels were pressed for before the code was there. */
let pressed: HTMLInputElement[] = []

/**
 * The controls that the server drew become what they seem to be: React answers a press from its
 * first commit on, also of what it has not come to yet. Gives the controls.
 */
export function makeLive(root: HTMLElement): Element[] {
  const controls = [...root.querySelectorAll('[inert]')]
  pressed = controls.filter(isPressed)
  for (const control of controls) {
    control.removeAttribute('inert')
    // A browser fills in what stood there when a page was left, of which the page's code knows nothing.
    if (control instanceof HTMLInputElement) {
      control.checked = control.defaultChecked
      control.value = control.defaultValue
    }
  }
  return controls
}

/** Marked by `startup.js`; what was pressed after it, or once more, left it as the page says. */
function isPressed(control: Element): control is HTMLInputElement {
  return (
    'isPressed' in control &&
    control instanceof HTMLInputElement &&
    control.checked !== control.defaultChecked
  )
}

/**
 * Whether React has come to all of these: it comes to the parts of a page one after the other, and
 * says of none that it is through. What it has come to it marks by properties of its own.
 */
export function areTakenOver(controls: readonly Element[]): boolean {
  return controls.every(
    (control) =>
      !control.isConnected || Object.keys(control).some((key) => key.startsWith('__react')),
  )
}

/**
 * Makes the choices that labels were pressed for before the code was there. Only now: what is checked
 * when React comes to a control, it takes for what the page says.
 */
export function choosePressed(): void {
  for (const control of pressed) control.click()
  pressed = []
}

/** The page is no first view any more: all of it answers keys, too. */
export function leaveFirstView(root: HTMLElement): void {
  root.className = ''
}
