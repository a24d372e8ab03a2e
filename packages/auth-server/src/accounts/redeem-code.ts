import { isDeepStrictEqual } from 'node:util'
import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { lockAccount, saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  findUserIdOfAddress,
  listUserIdsWantingAddress,
} from '@kotonoha/user-db/queries/accounts/addresses'
import {
  type Code,
  type CodeSlot,
  deleteCode,
  listCodes,
  saveCode,
} from '@kotonoha/user-db/queries/accounts/codes'
import { listIdentities, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import type { AuthParts, Work } from '../auth-parts'
import { isSameSecret } from '../secrets/vault'
import { isBanned } from '../sessions/bearer'
import type { LinkToken } from '../tokens/link-token'
import { advanceEmailChange } from './email-change'
import { hashCode } from './issue-code'
import { endPauses } from './mail-pause'

/** Wrong tries after which a mailed code is void; contracts/auth.md, section 12. */
const maxWrongTries = 5

const emailChangeSlots: CodeSlot[] = ['email-change-current', 'email-change-new']

/** Which waiting mails a `type` of the wire can redeem. */
const slotsByType: Record<string, CodeSlot[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: emailChangeSlots,
  // Codes by phone are never sent, so none can fit.
  sms: [],
  phone_change: [],
}

export function findSlots(type: string): readonly CodeSlot[] | undefined {
  return Object.hasOwn(slotsByType, type) ? slotsByType[type] : undefined
}

export type Redeemed =
  | { kind: 'refused' }
  | { kind: 'banned' }
  /** The other mail of a change of address is still waited for. */
  | { kind: 'half-changed'; code: Code }
  | { kind: 'redeemed'; account: Account; code: Code }

/** Redeems a mailed link. */
export async function redeemLink(
  parts: AuthParts,
  work: Work,
  { slots, link }: { slots: readonly CodeSlot[]; link: LinkToken },
): Promise<Redeemed> {
  const waiting = await lockWaiting(work, { userId: link.userId, slots })
  const code = waiting?.codes.find(
    ({ linkHash }) =>
      linkHash !== null && isSameSecret(Buffer.from(linkHash), Buffer.from(link.hash)),
  )
  if (waiting === undefined || code === undefined) return { kind: 'refused' }
  return redeem(parts, work, { account: waiting.account, code })
}

/** Redeems a typed code; a wrong one counts as a try of each code that waits for the address. */
export async function redeemTypedCode(
  parts: AuthParts,
  work: Work,
  { slots, address, typed }: { slots: readonly CodeSlot[]; address: string; typed: string },
): Promise<Redeemed> {
  const owner = await findUserIdOfAddress(work.queries, address)
  const isChange = isDeepStrictEqual(slots, emailChangeSlots)
  const wanting = isChange ? await listUserIdsWantingAddress(work.queries, address) : []
  const userIds = new Set([...(owner === undefined ? [] : [owner]), ...wanting])
  const tried: Code[] = []
  // In one order for all, or two requests could wait for each other.
  for (const userId of [...userIds].sort()) {
    const waiting = await lockWaiting(work, { userId, slots })
    for (const code of waiting?.codes ?? []) {
      if (waiting === undefined || code.address !== address) continue
      if (isCodeOf(parts, code, typed)) return redeem(parts, work, { ...waiting, code })
      tried.push(code)
    }
  }
  for (const code of tried) await countWrongTry(work, code)
  return { kind: 'refused' }
}

export function isCodeOf({ vault }: AuthParts, code: Code, typed: string): boolean {
  const hash = hashCode(vault, { ...code, code: typed })
  return isSameSecret(Buffer.from(hash), Buffer.from(code.codeHash))
}

export async function countWrongTry({ queries }: Work, code: Code): Promise<void> {
  await saveCode(queries, { ...code, wrongTries: code.wrongTries + 1 })
}

/** The codes of an account that may still be redeemed, held until the transaction ends. */
export async function lockWaiting(
  { queries, at }: Work,
  { userId, slots }: { userId: string; slots: readonly CodeSlot[] },
): Promise<{ account: Account; codes: Code[] } | undefined> {
  const account = await lockAccount(queries, userId)
  if (account === undefined || account.deletedAt !== null) return undefined
  const codes = await listCodes(queries, userId)
  return {
    account,
    codes: codes.filter(
      ({ slot, expiresAt, wrongTries }) =>
        slots.includes(slot) && expiresAt > at && wrongTries < maxWrongTries,
    ),
  }
}

async function redeem(
  parts: AuthParts,
  work: Work,
  { account, code }: { account: Account; code: Code },
): Promise<Redeemed> {
  const { queries, at } = work
  if (isBanned(account, at)) return { kind: 'banned' }
  await deleteCode(queries, code)
  if (code.slot === 'email-change-current' || code.slot === 'email-change-new') {
    const isDone = await advanceEmailChange(parts, work, { account, slot: code.slot })
    return isDone ? { kind: 'redeemed', account, code } : { kind: 'half-changed', code }
  }
  if (account.email !== code.address) return { kind: 'refused' }
  if (account.emailConfirmedAt === null) await confirmAddress(work, { account, code })
  if (code.slot === 'confirmation') await endPauses(parts, work, code.address)
  account.updatedAt = at
  await saveAccount(queries, account)
  return { kind: 'redeemed', account, code }
}

/**
 * Whoever redeems has the mailbox; whoever signed up may have been somebody else. Their password
 * stays only if it was that very sign-up that the mail was about.
 */
async function confirmAddress(
  { queries, at }: Work,
  { account, code }: { account: Account; code: Code },
): Promise<void> {
  account.emailConfirmedAt = at
  if (!code.keepsPassword) account.passwordHash = null
  await deleteCode(queries, { userId: account.userId, slot: 'confirmation' })
  if ('email_verified' in account.userMetadata) {
    account.userMetadata = { ...account.userMetadata, email_verified: true }
  }
  for (const identity of await listIdentities(queries, account.userId)) {
    if (identity.provider !== 'email') continue
    const identityData = { ...identity.identityData, email_verified: true }
    await saveIdentity(queries, { ...identity, identityData, updatedAt: at })
  }
}
