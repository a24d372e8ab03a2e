/**
 * Whether the root holds the page as the server drew it, and no code has taken it over yet. Of what
 * it says where there is no page, which it draws once for all addresses, there is a second class.
 */
export const isDrawnAhead = (root: HTMLElement): boolean => root.className === 'first-view'

/**
 * The controls that the server drew become what they seem to be: React answers a press from its
 * first commit on, also of what it has not come to yet.
 */
export function makeLive(root: HTMLElement): void {
  for (const control of root.querySelectorAll('[inert]')) {
    control.removeAttribute('inert')
    // A browser fills in what stood there when a page was left, of which the page's code knows nothing.
    if (control instanceof HTMLInputElement) {
      control.checked = control.defaultChecked
      control.value = control.defaultValue
    }
  }
}

/** The page is no first view any more: all of it answers keys, too. */
export function leaveFirstView(root: HTMLElement): void {
  root.className = ''
}
