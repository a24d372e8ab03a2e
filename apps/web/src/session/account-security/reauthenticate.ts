import { waitForDialog } from '../../kit/dialogs/dialog-stack'
import { findUserId } from '../who-is-here'

/** So long a learner who showed who they are is not asked again, in the same tab. */
const rememberedMs = 5 * 60_000

let last: { userId: string; at: number } | undefined

/**
 * Asks the learner to show that it is them, before a change that somebody who found the device
 * open must not make. `reason` says for what. False when they would rather not.
 */
export async function reauthenticate(reason: string, source: string): Promise<boolean> {
  const userId = findUserId()
  const isRemembered =
    last !== undefined && last.userId === userId && Date.now() - last.at < rememberedMs
  if (isRemembered) return true
  const isDone = await waitForDialog({ type: 'reauthenticate-user', reason }, source)
  // The dialog may have been left open while somebody else signed in.
  if (!isDone || userId === undefined || findUserId() !== userId) return false
  last = { userId, at: Date.now() }
  return true
}

/** As in a new tab: what was shown before no longer counts. */
export function forgetReauthentication(): void {
  last = undefined
}
