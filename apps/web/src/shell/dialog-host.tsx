import { Suspense } from 'react'
import { useDialogStack } from '../kit/dialogs/dialog-stack'
import { dialogRegistry } from './dialog-registry'
import { useDialogHistory } from './use-dialog-history'

/** Draws the stack of dialogs, whichever page is below. */
export function DialogHost() {
  const dialogs = useDialogStack((stack) => stack.dialogs)
  useDialogHistory()
  return dialogs.map((dialog) => {
    const Dialog = dialogRegistry[dialog.content.type]
    return (
      <Suspense key={dialog.id} fallback={null}>
        <Dialog dialog={dialog} />
      </Suspense>
    )
  })
}
