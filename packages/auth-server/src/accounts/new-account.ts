import type { Account, Metadata } from '@kotonoha/user-db/queries/accounts/account'
import { insertAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { claimAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import { type Identity, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import type { Work } from '../auth-parts'
import { newUuid, type RandomBytes } from '../secrets/random-values'

export interface NewAccount {
  userId?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | undefined
  userMetadata: Metadata
  appMetadata?: Metadata | undefined
  isConfirmed: boolean
}

/** The account of somebody new, not yet stored. */
export function buildAccount(at: Date, given: NewAccount & { userId: string }): Account {
  const { userId, email, phone, passwordHash, userMetadata, appMetadata, isConfirmed } = given
  const provider = email === undefined ? (phone === undefined ? undefined : 'phone') : 'email'
  return {
    userId,
    role: 'authenticated',
    email: email ?? null,
    phone: phone ?? null,
    passwordHash: passwordHash ?? null,
    emailConfirmedAt: isConfirmed && email !== undefined ? at : null,
    phoneConfirmedAt: null,
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeHalf: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: {
      ...appMetadata,
      ...(provider === undefined ? {} : { provider, providers: [provider] }),
    },
    userMetadata,
    isAnonymous: provider === undefined,
    bannedUntil: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  }
}

/** The identity of an e-mail address; `data` is what the person told when signing up. */
export function buildEmailIdentity(
  account: Account,
  { identityId, data, at }: { identityId: string; data: Metadata; at: Date },
): Identity {
  const { userId, email, emailConfirmedAt } = account
  return {
    userId,
    identityId,
    provider: 'email',
    providerId: userId,
    identityData: {
      ...data,
      ...toEmailFacts(userId, email, emailConfirmedAt !== null),
    },
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

/** What an e-mail sign-up leaves in the metadata of user and identity. */
export function toEmailFacts(userId: string, email: string | null, isVerified: boolean): Metadata {
  return { sub: userId, email, email_verified: isVerified, phone_verified: false }
}

/** Stores somebody new; undefined when the address became somebody's in the meantime. */
export async function addAccount(
  { queries, at }: Work,
  randomBytes: RandomBytes,
  given: NewAccount,
): Promise<Account | undefined> {
  const userId = given.userId ?? newUuid(randomBytes)
  const account = buildAccount(at, { ...given, userId })
  for (const address of [account.email, account.phone]) {
    if (address !== null && !(await claimAddress(queries, { address, userId }))) return undefined
  }
  await insertAccount(queries, account)
  if (account.email !== null) {
    const identityId = newUuid(randomBytes)
    const identity = buildEmailIdentity(account, { identityId, data: given.userMetadata, at })
    await saveIdentity(queries, identity)
  }
  return account
}
