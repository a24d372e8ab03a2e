import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  addWantedAddress,
  findWantingSession,
  removeWantedAddress,
} from '@kotonoha/user-db/queries/accounts/addresses'
import { type CodeChallenge, deleteCode } from '@kotonoha/user-db/queries/accounts/codes'
import { endAllSessions, endOtherSessions } from '@kotonoha/user-db/queries/accounts/sessions'
import type { AuthParts, Work } from '../auth-parts'
import type { Device } from '../http/device'
import { readState } from './earlier-state'
import { mailCode } from './issue-code'
import { moveToAddress } from './move-to-address'
import { mailNotice } from './notices'

type ChangeSlot = 'email-change-current' | 'email-change-new'

/** Begins a change of address: nothing changes until the mails are redeemed. */
export async function beginEmailChange(
  parts: AuthParts,
  work: Work,
  given: {
    account: Account
    newEmail: string
    redirectTo: string
    codeChallenge: CodeChallenge | undefined
    /** Who asks. */
    sessionId: string
    askedBy: string
  },
): Promise<void> {
  const { account, newEmail, sessionId, ...mailed } = given
  const { queries, at } = work
  const { userId } = account
  if (account.newEmail !== null && account.newEmail !== newEmail) {
    await removeWantedAddress(queries, { address: account.newEmail, userId })
  }
  const { isSecureEmailChange, isAutoconfirm } = parts.settings
  const wantsBoth = isSecureEmailChange && !isAutoconfirm && account.email !== null
  account.newEmail = newEmail
  account.emailChangeSentAt = at
  account.emailChangeHalf = wantsBoth ? 'neither' : null
  await addWantedAddress(queries, { address: newEmail, userId, wantedAt: at, sessionId })
  await deleteChangeCodes(work, userId)
  await mailChangeCodes(parts, work, { account, ...mailed })
}

/** Sends the mails of a change that is under way, to those addresses that have not answered. */
export async function mailChangeCodes(
  parts: AuthParts,
  work: Work,
  given: {
    account: Account
    redirectTo: string
    codeChallenge: CodeChallenge | undefined
    askedBy: string
  },
): Promise<void> {
  const { account, ...rest } = given
  const { email, newEmail, emailChangeHalf } = account
  const mails: [ChangeSlot, string | null][] = []
  if (emailChangeHalf === 'neither' || emailChangeHalf === 'new') {
    mails.push(['email-change-current', email])
  }
  if (emailChangeHalf !== 'new') mails.push(['email-change-new', newEmail])
  for (const [slot, address] of mails) {
    if (address === null) continue
    await mailCode(parts, work, { account, slot, kind: 'email_change', address, ...rest })
  }
}

/** Takes note of a redeemed mail; true when the address has changed by it. */
export async function advanceEmailChange(
  parts: AuthParts,
  work: Work,
  { account, slot, device }: { account: Account; slot: ChangeSlot; device: Device },
): Promise<boolean> {
  const redeemed = slot === 'email-change-current' ? 'current' : 'new'
  const isHalf = account.emailChangeHalf === 'neither' || account.emailChangeHalf === redeemed
  if (isHalf) {
    account.emailChangeHalf = redeemed
    account.updatedAt = work.at
    await saveAccount(work.queries, account)
    return false
  }
  await changeEmail(parts, work, { account, device })
  return true
}

/** Gives an account the address it waits for, and tells the old one. */
export async function changeEmail(
  parts: AuthParts,
  work: Work,
  { account, device }: { account: Account; device: Device | undefined },
): Promise<void> {
  const { queries } = work
  const { userId, newEmail: address } = account
  if (address === null) throw new Error('no change of address is under way')
  const before = await readState(queries, account)
  const asking = await findWantingSession(queries, { address, userId })
  await moveToAddress(parts, work, { account, address })
  if (before.email === null) return
  // As after a new password: only the device that asked for it goes on.
  await (asking === undefined
    ? endAllSessions(queries, { userId, at: work.at })
    : endOtherSessions(queries, { userId, sessionId: asking, at: work.at }))
  await mailNotice(parts, work, { kind: 'email', account, before, device })
}

async function deleteChangeCodes({ queries }: Work, userId: string): Promise<void> {
  for (const slot of ['email-change-current', 'email-change-new'] as const) {
    await deleteCode(queries, { userId, slot })
  }
}
