/**
 * Keys in the order they are pressed. A key is the `key` of a keyboard event, lower case where it
 * is a letter; `mod+k` is Ctrl+K, or ⌘K on a Mac; `shift+ArrowLeft` is Shift and ←.
 */
export type KeySequence = readonly string[]

export interface Shortcut {
  keys: KeySequence
  /** What it does, as the help and the tooltip say it: "Next word". */
  label: string
  /** The heading under which the help lists it. */
  group: 'Everywhere' | 'Go to' | 'This page'
}
