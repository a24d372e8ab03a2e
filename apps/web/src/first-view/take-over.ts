/** Whether the root holds this page as the server drew it. */
export const isDrawnAhead = (root: HTMLElement, pathname: string): boolean =>
  root.dataset.path === pathname

/**
 * The controls that the server drew become what they seem to be: React answers a press from its
 * first commit on, also of what it has not come to yet. Gives the controls.
 */
export function makeLive(root: HTMLElement): Element[] {
  const controls = [...root.querySelectorAll('[inert]')]
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

/** The page is no first view any more: all of it answers keys, too. */
export function leaveFirstView(root: HTMLElement): void {
  root.className = ''
}
