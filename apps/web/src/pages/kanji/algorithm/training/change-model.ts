import { api } from '../../../../api/api'
import { describeFailure } from '../../../../api/failures/describe-failure'
import { isLearnerQuery } from '../../../../api/learner-calls'
import { newId } from '../../../../api/new-id'
import { queryClient } from '../../../../api/query-client'
import { sendForSure } from '../../../../api/send-for-sure'
import { showToast, showUndoToast } from '../../../../kit/toasts/toast-queue'
import { describeAsked } from './training-words'

/** Has it learn from the learner's answers; says why not where it does not. */
export async function askForTraining(): Promise<void> {
  try {
    const asked = await sendForSure(api.kanji.algorithm.optimise.mutationOptions(), {
      mutationId: newId(),
    })
    if (asked.kind !== 'begun') showToast(describeAsked(asked), 'error')
  } catch (error) {
    showToast(describeFailure(error), 'error')
  }
  await queryClient.invalidateQueries({ queryKey: api.kanji.algorithm.getModel.pathKey() })
}

/**
 * Has the next answers counted by a version, 0 being the usual parameters. Without `from` it takes
 * such a change back, and offers no way back itself: it would stand where somebody pressed twice.
 */
export async function changeVersion(version: number, from?: number): Promise<void> {
  try {
    await sendForSure(api.kanji.algorithm.revert.mutationOptions(), {
      mutationId: newId(),
      version,
    })
    if (from === undefined) showToast('Your next answers count as before', 'success')
    else showUndoToast('Your next answers count by this version', () => void changeVersion(from))
  } catch (error) {
    showToast(describeFailure(error), 'error')
  }
  askAllAgain()
}

/** What is scheduled, and shown of it on every page, may follow from the parameters. */
export function askAllAgain(): void {
  void queryClient.invalidateQueries({ predicate: isLearnerQuery })
}
