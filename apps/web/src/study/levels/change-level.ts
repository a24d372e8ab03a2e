import { api } from '../../api/api'
import { describeFailure } from '../../api/failures/describe-failure'
import { PlainFailure } from '../../api/failures/plain-failure'
import { isLearnerQuery } from '../../api/learner-calls'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { sendForSure } from '../../api/send-for-sure'
import { removeToast, showToast, showUndoToast } from '../../kit/toasts/toast-queue'

export interface LevelChange {
  level: number
  /** What becomes of lower levels that were not studied. */
  lower: 'assume' | 'keep'
  /** Forgets what was learnt from this level on; can be taken back for 30 days. */
  isReset: boolean
}

const { setLevel, restoreLevels: restore } = api.kanji.curriculum

/** What the toast on the screen offers to undo. */
let offer: { resetId: string; toastId: number } | undefined

/**
 * Goes to a level. `mutationId` is the same for every try of one decision, so that a try whose
 * answer was lost is not done twice.
 */
export async function changeLevel(change: LevelChange, mutationId: string): Promise<void> {
  const input = { ...change, mutationId }
  const { resetId } = await sendForSure(setLevel.mutationOptions(), input)
  askAgain()
  if (resetId === null) showToast(`You are at level ${change.level}`, 'success')
  else {
    const text = `Started over from level ${change.level}`
    offer = { resetId, toastId: showUndoToast(text, () => void restoreLevels(resetId)) }
  }
}

/** Takes a reset back; says so, or why not. */
export async function restoreLevels(resetId: string): Promise<void> {
  try {
    await sendForSure(restore.mutationOptions(), { resetId, mutationId: newId() })
    // Taken back by the page's own button, the offer would stay, and nothing would be left to undo.
    if (offer?.resetId === resetId) removeToast(offer.toastId)
    showToast('What was started over is back', 'success')
  } catch (error) {
    // Which says itself that nobody knows.
    const isUnknown = error instanceof PlainFailure
    const text = describeFailure(error)
    showToast(isUnknown ? text : `It could not be undone. ${text}`, 'error')
  }
  askAgain()
}

/** All that the pages show of the learner's study may be different now. */
function askAgain(): void {
  void queryClient.invalidateQueries({ predicate: isLearnerQuery })
}
