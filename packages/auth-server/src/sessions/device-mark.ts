import type { Context } from 'hono'
import type { AuthParts } from '../auth-parts'
import { isSameSecret } from '../secrets/vault'

/**
 * A device that signed in to an account gets a mark, which it keeps and sends along when it signs
 * in again: what strangers try on the account from elsewhere does not hold it up. It opens nothing.
 */
export const deviceMarkHeader = 'x-device-mark'

const randomByteCount = 12
/** Of the marks of several accounts that one device may send, with commas. */
const maxMarks = 5
const maxLength = 500

export function newDeviceMark({ vault, randomBytes }: AuthParts, userId: string): string {
  const name = randomBytes(randomByteCount).toString('base64url')
  return `${name}.${sign(vault, userId, name)}`
}

/** The name of the mark that this account gave to the device that asks; undefined: none. */
export function findDeviceMark(
  { vault }: AuthParts,
  context: Context,
  userId: string | undefined,
): string | undefined {
  const sent = context.req.header(deviceMarkHeader) ?? ''
  if (sent.length > maxLength) return undefined
  for (const mark of sent.split(',', maxMarks)) {
    const [name = '', signature = ''] = mark.trim().split('.', 2)
    const expected = sign(vault, userId ?? 'nobody', name)
    const isOurs = isSameSecret(Buffer.from(signature), Buffer.from(expected))
    if (isOurs && userId !== undefined) return name
  }
  return undefined
}

function sign(vault: AuthParts['vault'], userId: string, name: string): string {
  return vault.sign('device-mark', `${userId}\n${name}`).toString('base64url')
}
