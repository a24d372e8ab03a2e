import { waitForDialog } from '../dialogs/dialog-stack'

/** Something that is done only once the learner has said so. */
export interface ActionToConfirm {
  title: string
  text: string
  /** On the button that does it: "Delete the list". */
  verb: string
  /** It takes something away: the button is red. */
  isDangerous?: boolean
  /** Does it. The dialog stays while this runs, and shows why where it fails. */
  act: () => Promise<void>
}

/**
 * Asks before something is done, and does it in the dialog. Resolves with true when it was done,
 * with false when the learner would rather not.
 */
export function confirmAction(content: ActionToConfirm, source: string): Promise<boolean> {
  return waitForDialog({ type: 'confirm-action', ...content }, source)
}
