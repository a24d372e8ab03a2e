import type { Context } from 'hono'
import type { AuthParts, Work } from '../auth-parts'
import { clientAddressOf } from '../http/request-facts'
import { beginPauses, type PauseSlot } from './mail-pause'

/** Who asked for a mail, as it is kept with its code: a client address is nobody's to read. */
export function askerOf(parts: AuthParts, context: Context): string {
  const client = clientAddressOf(parts, context)
  return parts.vault.sign('address', `client ${client}`).toString('base64url')
}

/** Under which wrong codes of a client for an address are counted. */
export function wrongCodesKey(parts: AuthParts, context: Context, address: string): string {
  return `${clientAddressOf(parts, context)} ${address}`
}

/**
 * Begins the pause of an address and counts the mail of the client and of the recipient; throws
 * when one of them allows none. Alike for addresses that nobody has, which no mail goes to.
 */
export async function askForMail(
  parts: AuthParts,
  work: Work,
  given: {
    context: Context
    address: string
    slots: readonly PauseSlot[]
    /** Counted as the recipient instead, where the account's owner asks: no stranger uses it up. */
    recipient?: string
  },
): Promise<void> {
  const { context, address, slots, recipient = address } = given
  await beginPauses(parts, work, { address, slots })
  await parts.limits.countMailRequest({ client: clientAddressOf(parts, context), recipient })
  // What comes now is another code, with tries of its own.
  await parts.limits.forgetWrongCodes(wrongCodesKey(parts, context, address))
}
