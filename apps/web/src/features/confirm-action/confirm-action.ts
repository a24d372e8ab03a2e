import { type ConfirmActionContent, waitForDialog } from '../dialogs/dialog-stack'

/**
 * Asks before something is done, and does it in the dialog. Resolves with true when it was done,
 * with false when the learner would rather not.
 */
export function confirmAction(
  content: Omit<ConfirmActionContent, 'type'>,
  source: string,
): Promise<boolean> {
  return waitForDialog({ type: 'confirm-action', ...content }, source)
}
