import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { pushDeviceId } from './device-id'
import { pushAddress } from './push-address'

/**
 * core.notifications.subscribe: reminders go to this browser too. Refused with
 * `unknown-push-service` where the address is not one of a push service that is known here.
 */
export const input = pushAddress.extend({ mutationId })

export const output = z.object({ deviceId: pushDeviceId })
