import type { MutationObserverOptions } from '@tanstack/react-query'
import { findHttpStatus } from './api-error'
import { PlainFailure } from './failures/plain-failure'
import { isLearnerQuery } from './learner-calls'
import { queryClient } from './query-client'
import { sendOnce } from './send-once'

const unknownOutcome =
  'No answer came from the server: it is not known whether this was done. The page shows it as soon as the server answers.'

/**
 * Sends a change of study data; where no answer came, once more: the server does it once all the
 * same, as its `mutationId` says. Without an answer again nobody can say whether it was done: that
 * is told, and all that the pages show of the learner is asked anew.
 */
export async function sendForSure<Output, Failure, Input extends { mutationId: string }>(
  options: MutationObserverOptions<Output, Failure, Input>,
  input: Input,
): Promise<Output> {
  const wasCutOff = !navigator.onLine
  try {
    return await sendOnce(options, input)
  } catch (first) {
    // Without a network nothing has left the device.
    if (!isOutcomeUnknown(first) || (wasCutOff && !navigator.onLine)) throw first
  }
  try {
    return await sendOnce(options, input)
  } catch (second) {
    if (!isOutcomeUnknown(second)) throw second
    void queryClient.invalidateQueries({ predicate: isLearnerQuery })
    throw new PlainFailure(unknownOutcome)
  }
}

/** No answer, or a server that broke: the change may have been done all the same. */
function isOutcomeUnknown(error: unknown): boolean {
  const status = findHttpStatus(error)
  return status === undefined || status >= 500 || status === 408
}
