type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
> & { keyCode?: number; shiftKey?: boolean }

/** Keys that come from an input method carry this code in browsers that set no `isComposing`. */
const inputMethodKeyCode = 229

/**
 * The key as a shortcut names it; undefined while the learner types or composes with an input
 * method, and for combinations that belong to the browser.
 */
export function findShortcutKey(press: KeyPress): string | undefined {
  if (press.isComposing || press.keyCode === inputMethodKeyCode) return undefined
  // Ctrl and ⌘ write nothing, so their combinations are no typing, whatever has the focus.
  const isCombination = press.ctrlKey || press.metaKey
  if (press.altKey || (isTypingTarget(press.target) && !isCombination)) return undefined
  // Shift is part of a character (`?`), but must be named with a key that writes none.
  const named = press.shiftKey === true ? `shift+${press.key}` : press.key
  const key = press.key.length === 1 ? press.key.toLowerCase() : named
  return isCombination ? `mod+${key}` : key
}

function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // jsdom knows no isContentEditable, so the attribute is asked for as well.
  const isEditable = target.isContentEditable || target.closest('[contenteditable="true"]') !== null
  return isEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}
