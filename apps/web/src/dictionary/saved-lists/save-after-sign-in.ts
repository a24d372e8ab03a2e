import type { SavedThing } from './saved-list'
import { toItemId } from './saved-list'

/** Kept for this tab: what somebody wanted to save when they were sent to sign in. */
const storageKey = 'save-after-sign-in'

export function rememberToSave(thing: SavedThing): void {
  try {
    sessionStorage.setItem(storageKey, toItemId(thing))
  } catch {
    // Storage is refused: after signing in the learner presses Save once more.
  }
}

/** Whether this is what was to be saved; asked once, so that a later visit opens nothing. */
export function takeToSave(thing: SavedThing): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== toItemId(thing)) return false
    sessionStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}
