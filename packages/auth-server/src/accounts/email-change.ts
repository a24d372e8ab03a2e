import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  addWantedAddress,
  claimAddress,
  releaseAddress,
  removeWantedAddress,
} from '@kotonoha/user-db/queries/accounts/addresses'
import {
  type CodeChallenge,
  deleteAllCodes,
  deleteCode,
} from '@kotonoha/user-db/queries/accounts/codes'
import { listIdentities, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import { AuthError } from '../auth-error'
import type { AuthParts, Work } from '../auth-parts'
import { newUuid } from '../secrets/random-values'
import { mailCode } from './issue-code'
import { buildEmailIdentity, toEmailFacts } from './new-account'

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
  },
): Promise<void> {
  const { account, newEmail, redirectTo, codeChallenge } = given
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
  await addWantedAddress(queries, { address: newEmail, userId, wantedAt: at })
  await deleteChangeCodes(work, userId)
  await mailChangeCodes(parts, work, { account, redirectTo, codeChallenge })
}

/** Sends the mails of a change that is under way, to those addresses that have not answered. */
export async function mailChangeCodes(
  parts: AuthParts,
  work: Work,
  given: { account: Account; redirectTo: string; codeChallenge: CodeChallenge | undefined },
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
  { account, slot }: { account: Account; slot: ChangeSlot },
): Promise<boolean> {
  const redeemed = slot === 'email-change-current' ? 'current' : 'new'
  const isHalf = account.emailChangeHalf === 'neither' || account.emailChangeHalf === redeemed
  if (isHalf) {
    account.emailChangeHalf = redeemed
    account.updatedAt = work.at
    await saveAccount(work.queries, account)
    return false
  }
  await changeEmail(parts, work, account)
  return true
}

/** Gives an account the address it waits for. */
export async function changeEmail(
  { randomBytes }: AuthParts,
  { queries, at }: Work,
  account: Account,
): Promise<void> {
  const { userId, newEmail, email: oldEmail } = account
  if (newEmail === null) throw new Error('no change of address is under way')
  if (!(await claimAddress(queries, { address: newEmail, userId }))) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has been registered')
  }
  if (oldEmail !== null) await releaseAddress(queries, { address: oldEmail, userId })
  await removeWantedAddress(queries, { address: newEmail, userId })
  // Codes that went to the old address open nothing any more.
  await deleteAllCodes(queries, userId)
  account.email = newEmail
  account.emailConfirmedAt = at
  account.newEmail = null
  account.emailChangeHalf = null
  account.updatedAt = at
  if (account.isAnonymous) {
    account.isAnonymous = false
    account.appMetadata = { ...account.appMetadata, provider: 'email', providers: ['email'] }
  }
  if ('email' in account.userMetadata) {
    account.userMetadata = { ...account.userMetadata, email: newEmail, email_verified: true }
  }
  await saveAccount(queries, account)
  const identities = await listIdentities(queries, userId)
  const identity =
    identities.find(({ provider }) => provider === 'email') ??
    buildEmailIdentity(account, { identityId: newUuid(randomBytes), data: {}, at })
  await saveIdentity(queries, {
    ...identity,
    identityData: { ...identity.identityData, ...toEmailFacts(userId, newEmail, true) },
    updatedAt: at,
  })
}

async function deleteChangeCodes({ queries }: Work, userId: string): Promise<void> {
  for (const slot of ['email-change-current', 'email-change-new'] as const) {
    await deleteCode(queries, { userId, slot })
  }
}
