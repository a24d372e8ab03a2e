import { useShortcut } from '../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../kit/keyboard-shortcuts/shortcut'
import { removeToast, useToastQueue } from '../../kit/toasts/toast-queue'

const undoShortcut: Shortcut = { keys: ['mod+z'], label: 'Undo', group: 'This page' }

/** Ctrl+Z takes the offer that the toast makes, so that nobody has to hunt for its button. */
export function useUndoShortcut(): void {
  const offer = useToastQueue(({ toasts }) => toasts.find(({ action }) => action !== undefined))
  useShortcut(offer === undefined ? undefined : undoShortcut, () => {
    if (offer === undefined) return
    removeToast(offer.id)
    offer.action?.handle()
  })
}
