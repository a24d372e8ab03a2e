import { api } from '../../api/api'
import { describeFailure } from '../../api/failures/describe-failure'
import { isLearnerQuery } from '../../api/learner-calls'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { sendForSure } from '../../api/send-for-sure'
import { showToast } from '../../kit/toasts/toast-queue'

export type BrakeChoice = 'open' | 'halve' | 'keep-limit'

/** Opens a level that the brake keeps shut, or says what becomes of the pace. */
export async function releaseBrake(level: number, choice: BrakeChoice): Promise<void> {
  const options = api.kanji.study.releaseBrake.mutationOptions()
  try {
    await sendForSure(options, { choice, mutationId: newId() })
    showToast(choice === 'keep-limit' ? 'Your pace stays' : `Level ${level} is open`, 'success')
  } catch (error) {
    showToast(describeFailure(error), 'error')
  }
  void queryClient.invalidateQueries({ predicate: isLearnerQuery })
}
