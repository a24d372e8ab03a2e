import type { DialogRecord } from '../kit/dialogs/dialog-stack'
import { dialogRegistry } from './dialog-registry'

/** A dialog of whichever type. */
export function OpenDialog({ dialog }: { dialog: DialogRecord }) {
  const Dialog = dialogRegistry[dialog.content.type]
  return <Dialog dialog={dialog} />
}
