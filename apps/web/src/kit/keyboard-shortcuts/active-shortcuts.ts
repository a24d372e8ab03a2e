import { useEffectEvent, useLayoutEffect } from 'react'
import { isAnyDialogOpen } from '../dialogs/dialog-stack'
import { findShortcutKey } from './key-of-event'
import { matchSequence, type PendingSequence } from './match-sequence'
import type { Shortcut } from './shortcut'

interface ActiveShortcut {
  shortcut: Shortcut
  handle: () => void
}

/** Those of the components now on the screen, in the order they appeared. */
const active = new Set<ActiveShortcut>()

export function listActiveShortcuts(): Shortcut[] {
  return [...active].map((each) => each.shortcut)
}

/**
 * Makes a shortcut work, and appear in the help, while the component is on the screen. Give a
 * `shortcut` that stays the same between renders; `undefined` switches it off.
 */
export function useShortcut(shortcut: Shortcut | undefined, handle: () => void): void {
  const handleLatest = useEffectEvent(handle)
  // As soon as the component is drawn: who sees it may press the key at once.
  useLayoutEffect(() => {
    if (shortcut === undefined) return
    const entry = { shortcut, handle: () => handleLatest() }
    active.add(entry)
    return () => {
      active.delete(entry)
    }
  }, [shortcut])
}

/** Listens for all shortcuts; called once, by the shell. */
export function useShortcutListener(): void {
  useLayoutEffect(() => {
    let pending: PendingSequence | undefined

    function handleKeyDown(event: KeyboardEvent) {
      const key = findShortcutKey(event)
      if (key === undefined || event.defaultPrevented || isAnyDialogOpen()) {
        pending = undefined
        return
      }
      const shortcuts = [...active]
      const match = matchSequence({
        key,
        pressedAtMs: event.timeStamp,
        pending,
        sequences: shortcuts.map((each) => each.shortcut.keys),
      })
      pending = match.kind === 'begun' ? match.pending : undefined
      if (match.kind !== 'complete') return
      event.preventDefault()
      shortcuts[match.index]?.handle()
    }

    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
