import { createHash } from 'node:crypto'

/** A push address is as good as a key; what names it must not be one. */
export function toDeviceId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
