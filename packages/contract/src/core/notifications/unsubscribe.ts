import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { pushDeviceId } from './device-id'

/** core.notifications.unsubscribe; one that is not there any more changes nothing. */
export const input = z.object({ mutationId, deviceId: pushDeviceId })

export const output = z.object({})
