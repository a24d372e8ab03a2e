import { beginMailPause, endMailPauses } from '@kotonoha/user-db/queries/accounts/mail-pauses'
import { tooMany } from '../auth-error'
import type { AuthParts, Work } from '../auth-parts'
import type { Vault } from '../secrets/vault'

export type PauseSlot = 'confirmation' | 'recovery' | 'email-change' | 'reauthentication'

/**
 * Begins the pause between two mails to an address; throws while an earlier one is running.
 *
 * To be called for unknown addresses just as for known ones, or it would tell them apart.
 */
export async function beginPauses(
  { settings, vault }: AuthParts,
  { queries, at }: Work,
  { address, slots }: { address: string; slots: readonly PauseSlot[] },
): Promise<void> {
  const pauseMs = settings.mailPauseSeconds * 1000
  if (pauseMs === 0) return
  for (const slot of slots) {
    const lastSentAt = await beginMailPause(queries, {
      addressHash: hashAddress(vault, address),
      slot,
      sentAt: at,
      lastMustBeBefore: new Date(at.getTime() - pauseMs),
    })
    if (lastSentAt === undefined) continue
    const leftMs = lastSentAt.getTime() + pauseMs - at.getTime()
    const seconds = Math.max(1, Math.ceil(leftMs / 1000))
    const message = `For security purposes, you can only request this after ${seconds} seconds.`
    throw tooMany('over_email_send_rate_limit', message, seconds)
  }
}

export async function endPauses({ vault }: AuthParts, { queries }: Work, address: string) {
  await endMailPauses(queries, hashAddress(vault, address))
}

function hashAddress(vault: Vault, address: string): string {
  return vault.sign('address', address).toString('base64url')
}
