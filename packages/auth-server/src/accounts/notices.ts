import { nameDevice } from '@kotonoha/contract/core/user/name-device'
import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { insertUndo } from '@kotonoha/user-db/queries/accounts/undos'
import type { AuthParts, Work } from '../auth-parts'
import type { Device } from '../http/device'
import { type NoticeKind, writeNotice } from '../mail/notice-text'
import { newUuid } from '../secrets/random-values'
import { newLinkToken, parseLinkToken } from '../tokens/link-token'
import type { EarlierState } from './earlier-state'

/** So long a change can be taken back: a weekend without mail fits in. */
const undoHours = 72

export interface Notice {
  kind: NoticeKind
  account: Account
  /** What the account was like before the change. */
  before: EarlierState
  /** Undefined where no device of the learner's did it. */
  device: Pick<Device, 'userAgent' | 'network'> | undefined
}

/**
 * Tells the owner of a change, at the address that they had before it, with a way to take it back.
 *
 * The way back is in that mail and nowhere else: whoever holds a session, or the new address,
 * cannot come by it.
 */
export async function mailNotice(
  parts: Pick<AuthParts, 'randomBytes' | 'settings'>,
  work: Work,
  { kind, account, before, device }: Notice,
): Promise<void> {
  const { queries, at } = work
  const { userId } = account
  if (before.email === null || account.emailConfirmedAt === null) return
  const expiresAt = new Date(at.getTime() + undoHours * 60 * 60 * 1000)
  const linkToken = newLinkToken(parts.randomBytes, userId, false)
  await insertUndo(queries, {
    userId,
    undoId: newUuid(parts.randomBytes),
    kind,
    tokenHash: parseLinkToken(linkToken)?.hash ?? '',
    state: JSON.stringify(before),
    createdAt: at,
    expiresAt,
  })
  const facts = new URLSearchParams({ token_hash: linkToken, type: 'undo', about: kind })
  const written = writeNotice(kind, {
    at,
    deviceName: device && nameDevice(device.userAgent),
    network: device?.network ?? '',
    newEmail: account.email === before.email ? undefined : (account.email ?? undefined),
    link: `${parts.settings.siteUrl}/account/confirm#${facts}`,
    hours: undoHours,
  })
  const id = newUuid(parts.randomBytes)
  const mail = { id, to: before.email, sentAt: at, kind: 'notice', linkToken, ...written } as const
  await work.post(mail, { userId, expiresAt })
}
