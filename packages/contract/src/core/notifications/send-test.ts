import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { pushDeviceId } from './device-id'

/** core.notifications.sendTest: pushes a word to one of the learner's browsers, now. */
export const input = z.object({ mutationId, deviceId: pushDeviceId })

/**
 * What the push service said. `gone`: the browser takes nothing any more and is forgotten; `later`:
 * it takes nothing just now; `refused`: it does not take what we send; `unreachable`: nobody knows.
 */
export const output = z.object({
  outcome: z.enum(['taken', 'gone', 'later', 'refused', 'unreachable']),
})
