import { z } from 'zod'

/** Longest that push services give out, with room. */
const longestEndpoint = 1000

/** Where a browser takes what is pushed to it, and the keys that only it can read it with. */
export const pushAddress = z.object({
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
