import { useEffectEvent, useLayoutEffect } from 'react'
import { isAnyDialogOpen } from '../../../../kit/dialogs/dialog-stack'
import { findShortcutKey } from '../../../../kit/keyboard-shortcuts/key-of-event'

/**
 * The keys 1 to 9 and 0 pick the first ten candidates. They are not among the shortcuts of the
 * help, where ten lines would hide the others: each candidate shows its key.
 */
export function usePickKeys(count: number, onPick: (index: number) => void): void {
  const pick = useEffectEvent((event: KeyboardEvent) => {
    const key = findShortcutKey(event)
    if (key === undefined || !/^\d$/.test(key) || event.defaultPrevented) return
    const index = (Number(key) + 9) % 10
    if (index >= count || isAnyDialogOpen()) return
    event.preventDefault()
    onPick(index)
  })
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => pick(event)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
