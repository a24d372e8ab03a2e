import { Suspense } from 'react'
import { useDialogStack } from '../kit/dialogs/dialog-stack'
import { lazyBeside } from '../kit/late-component/lazy-beside'
import { useDialogHistory } from './use-dialog-history'

// The table of all dialogs, which no page needs before one opens.
const OpenDialog = lazyBeside(async () => (await import('./open-dialog')).OpenDialog)

/** Draws the stack of dialogs, whichever page is below. */
export function DialogHost() {
  const dialogs = useDialogStack((stack) => stack.dialogs)
  useDialogHistory()
  return dialogs.map((dialog) => (
    <Suspense key={dialog.id} fallback={null}>
      <OpenDialog dialog={dialog} />
    </Suspense>
  ))
}
