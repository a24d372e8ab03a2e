import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useDialogStack } from '../features/dialogs/dialog-stack'
import { dialogRegistry } from './dialog-registry'

/** Draws the stack of dialogs, whichever page is below. */
export function DialogHost() {
  const { dialogs, closeTop, clear } = useDialogStack()
  const isAnyOpen = dialogs.some((dialog) => dialog.isOpen)

  useBlocker({
    disabled: !isAnyOpen,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action, current, next }) => {
      // On a phone Back means "away with this", not "to the page before".
      if (action === 'BACK') {
        closeTop()
        return true
      }
      if (current.pathname !== next.pathname) clear()
      return false
    },
  })

  return dialogs.map((dialog) => {
    const Dialog = dialogRegistry[dialog.content.type]
    return (
      <Suspense key={dialog.id} fallback={null}>
        <Dialog dialog={dialog} />
      </Suspense>
    )
  })
}
