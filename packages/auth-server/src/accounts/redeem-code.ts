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
import type { Device } from '../http/device'
import { maxWrongCodes } from '../limits/try-limits'
import { isSameSecret } from '../secrets/vault'
import type { LinkToken } from '../tokens/link-token'
import { advanceEmailChange } from './email-change'
import { isBanned } from './is-banned'
import { hashCode } from './issue-code'
import { endPauses } from './mail-pause'

/**
 * Wrong tries after which a mailed code is void. Who asked for the
 * mail has so many, and all others together: no stranger can void it for the one who waits for it.
 */
const maxWrongTries = maxWrongCodes

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
  | {
      kind: 'redeemed'
      account: Account
      code: Code
      /** The password of the sign-up does not count: its owner has to choose one. */
      losesPassword: boolean
    }

/** Redeems a mailed link. */
export async function redeemLink(
  parts: AuthParts,
  work: Work,
  { slots, link, device }: { slots: readonly CodeSlot[]; link: LinkToken; device: Device },
): Promise<Redeemed> {
  const waiting = await lockWaiting(work, { userId: link.userId, slots })
  const code = waiting?.codes.find(
    ({ linkHash }) =>
      linkHash !== null && isSameSecret(Buffer.from(linkHash), Buffer.from(link.hash)),
  )
  if (waiting === undefined || code === undefined) return { kind: 'refused' }
  return redeem(parts, work, { account: waiting.account, code, device })
}

/** Redeems a typed code; a wrong one counts as a try of each code that waits for the address. */
export async function redeemTypedCode(
  parts: AuthParts,
  work: Work,
  given: {
    slots: readonly CodeSlot[]
    address: string
    typed: string
    asker: string
    device: Device
  },
): Promise<Redeemed> {
  const { slots, address, typed, asker, device } = given
  const owner = await findUserIdOfAddress(work.queries, address)
  const isChange = isDeepStrictEqual(slots, emailChangeSlots)
  const wanting = isChange ? await listUserIdsWantingAddress(work.queries, address) : []
  const userIds = new Set([...(owner === undefined ? [] : [owner]), ...wanting])
  const tried: Code[] = []
  // In one order for all, or two requests could wait for each other.
  for (const userId of [...userIds].sort()) {
    const waiting = await lockWaiting(work, { userId, slots })
    for (const code of waiting?.codes ?? []) {
      if (waiting === undefined || code.address !== address || isVoid(code, asker)) continue
      if (isCodeOf(parts, code, typed)) return redeem(parts, work, { ...waiting, code, device })
      tried.push(code)
    }
  }
  for (const code of tried) await countWrongTry(work, { code, asker })
  return { kind: 'refused' }
}

export function isCodeOf({ vault }: AuthParts, code: Code, typed: string): boolean {
  const hash = hashCode(vault, { ...code, code: typed })
  return isSameSecret(Buffer.from(hash), Buffer.from(code.codeHash))
}

/** Whether a typed code is void by wrong tries; the link beside it cannot be guessed and is not. */
export function isVoid(code: Code, asker: string): boolean {
  return (code.askedBy === asker ? code.wrongTries : code.strangerTries) >= maxWrongTries
}

export async function countWrongTry(
  { queries }: Work,
  { code, asker }: { code: Code; asker: string },
): Promise<void> {
  const { wrongTries, strangerTries } = code
  const counted =
    code.askedBy === asker ? { wrongTries: wrongTries + 1 } : { strangerTries: strangerTries + 1 }
  await saveCode(queries, { ...code, ...counted })
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
    codes: codes.filter(({ slot, expiresAt }) => slots.includes(slot) && expiresAt > at),
  }
}

async function redeem(
  parts: AuthParts,
  work: Work,
  { account, code, device }: { account: Account; code: Code; device: Device },
): Promise<Redeemed> {
  const { queries, at } = work
  if (isBanned(account, at)) return { kind: 'banned' }
  await deleteCode(queries, code)
  if (code.slot === 'email-change-current' || code.slot === 'email-change-new') {
    const isDone = await advanceEmailChange(parts, work, {
      account,
      slot: code.slot,
      device,
    })
    if (!isDone) return { kind: 'half-changed', code }
    return { kind: 'redeemed', account, code, losesPassword: false }
  }
  if (account.email !== code.address) return { kind: 'refused' }
  const hadPassword = account.passwordHash !== null
  if (account.emailConfirmedAt === null) await confirmAddress(work, { account, code })
  if (code.slot === 'confirmation') await endPauses(parts, work, code.address)
  account.updatedAt = at
  await saveAccount(queries, account)
  const losesPassword = hadPassword && account.passwordHash === null
  return { kind: 'redeemed', account, code, losesPassword }
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
