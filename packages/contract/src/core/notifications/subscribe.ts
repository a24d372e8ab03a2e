import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { pushDeviceId } from './device-id'

/** Longest that push services give out, with room. */
const longestEndpoint = 1000

/**
 * core.notifications.subscribe: reminders go to this browser too. Refused with
 * `unknown-push-service` where the address is not one of a push service that is known here.
 */
export const input = z.object({
  mutationId,
  endpoint: z.url({ protocol: /^https?$/ }).max(longestEndpoint),
  /** A point of P-256, uncompressed: 65 bytes in base64url. */
  p256dh: z
    .string()
    .max(89)
    .regex(/^B[\w-]{86}={0,2}$/),
  /** 16 bytes in base64url. */
  auth: z
    .string()
    .max(24)
    .regex(/^[\w-]{22}={0,2}$/),
})

export const output = z.object({ deviceId: pushDeviceId })
