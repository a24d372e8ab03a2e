import { z } from 'zod'

/** A browser that reminders go to: the SHA-256 of its push address, in base64url. */
export const pushDeviceId = z.string().regex(/^[\w-]{43}$/)
