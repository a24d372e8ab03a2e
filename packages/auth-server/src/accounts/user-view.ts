import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { type Factor, listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { type Identity, listIdentities } from '@kotonoha/user-db/queries/accounts/identities'
import type { Queries } from '@kotonoha/user-db/user-db'
import { audience } from '../tokens/access-token'

/** JSON on the wire; `undefined` leaves a field out. */
export type WireObject = Record<string, unknown>

export async function loadUserView(queries: Queries, account: Account): Promise<WireObject> {
  const identities = await listIdentities(queries, account.userId)
  const factors = await listFactors(queries, account.userId)
  return toUserView(account, identities, factors)
}

/** The account as clients see it: no hashes, no secrets. */
export function toUserView(
  account: Account,
  identities: readonly Identity[],
  factors: readonly Factor[],
): WireObject {
  const confirmations = [account.emailConfirmedAt, account.phoneConfirmedAt].filter(
    (each) => each !== null,
  )
  const confirmedAt = confirmations.sort((a, b) => a.getTime() - b.getTime())[0]
  return {
    id: account.userId,
    aud: audience,
    role: account.role,
    email: account.email ?? '',
    email_confirmed_at: toWireTime(account.emailConfirmedAt),
    invited_at: toWireTime(account.invitedAt),
    phone: account.phone ?? '',
    phone_confirmed_at: toWireTime(account.phoneConfirmedAt),
    confirmation_sent_at: toWireTime(account.confirmationSentAt),
    confirmed_at: toWireTime(confirmedAt ?? null),
    recovery_sent_at: toWireTime(account.recoverySentAt),
    new_email: account.newEmail ?? undefined,
    email_change_sent_at: toWireTime(account.emailChangeSentAt),
    reauthentication_sent_at: toWireTime(account.reauthenticationSentAt),
    last_sign_in_at: toWireTime(account.lastSignInAt),
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    factors: factors.length === 0 ? undefined : factors.map(toFactorView),
    identities: identities.map(toIdentityView),
    created_at: toWireTime(account.createdAt),
    updated_at: toWireTime(account.updatedAt),
    banned_until: toWireTime(account.bannedUntil),
    deleted_at: toWireTime(account.deletedAt),
    is_anonymous: account.isAnonymous,
  }
}

function toIdentityView(identity: Identity): WireObject {
  const { email } = identity.identityData
  return {
    identity_id: identity.identityId,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: toWireTime(identity.lastSignInAt),
    created_at: toWireTime(identity.createdAt),
    updated_at: toWireTime(identity.updatedAt),
    email: typeof email === 'string' ? email : undefined,
  }
}

export function toFactorView(factor: Factor): WireObject {
  return {
    id: factor.factorId,
    created_at: toWireTime(factor.createdAt),
    updated_at: toWireTime(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName === '' ? undefined : factor.friendlyName,
    factor_type: 'totp',
    last_challenged_at: toWireTime(factor.lastChallengedAt),
  }
}

function toWireTime(time: Date | null): string | undefined {
  return time?.toISOString()
}
