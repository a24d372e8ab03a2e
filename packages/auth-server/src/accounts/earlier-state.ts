import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { removeWantedAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import { deleteBackupCodes } from '@kotonoha/user-db/queries/accounts/backup-codes'
import { deleteAllCodes } from '@kotonoha/user-db/queries/accounts/codes'
import {
  deleteFactor,
  type Factor,
  listFactors,
  saveFactor,
} from '@kotonoha/user-db/queries/accounts/factors'
import { deleteFlowsOfUser } from '@kotonoha/user-db/queries/accounts/flows'
import { forgetDevices } from '@kotonoha/user-db/queries/accounts/known-devices'
import { endAllSessions } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries } from '@kotonoha/user-db/user-db'
import { z } from 'zod'
import type { AuthParts, Work } from '../auth-parts'
import { moveToAddress } from './move-to-address'

/** What of an account a change can be taken back to. */
export interface EarlierState {
  email: string | null
  factors: Factor[]
}

const time = z.iso.datetime().transform((text) => new Date(text))

const storedState = z.object({
  email: z.string().nullable(),
  factors: z.array(
    z.object({
      userId: z.string(),
      factorId: z.string(),
      friendlyName: z.string(),
      status: z.enum(['unverified', 'verified']),
      encryptedSecret: z.string(),
      lastStep: z.number(),
      lastChallengedAt: time.nullable(),
      createdAt: time,
      updatedAt: time,
    }),
  ),
})

/** To be read before the change that a notice will tell of. */
export async function readState(queries: Queries, account: Account): Promise<EarlierState> {
  const factors = await listFactors(queries, account.userId)
  return { email: account.email, factors: factors.filter(({ status }) => status === 'verified') }
}

export function parseState(text: string): EarlierState {
  return storedState.parse(JSON.parse(text))
}

/**
 * Brings a locked account back to what it was: its address and its factors. The password is not
 * brought back but let go of, since whoever made the change may know the one before as well; and
 * all that could still be in their hands ends: sessions, codes, backup codes.
 */
export async function restoreState(
  parts: AuthParts,
  work: Work,
  { account, state }: { account: Account; state: EarlierState },
): Promise<void> {
  const { queries, at } = work
  const { userId, newEmail } = account
  if (newEmail !== null) await removeWantedAddress(queries, { address: newEmail, userId })
  account.newEmail = null
  account.emailChangeHalf = null
  account.passwordHash = null
  account.updatedAt = at
  if (state.email !== null && state.email !== account.email) {
    await moveToAddress(parts, work, { account, address: state.email })
  }
  await saveAccount(queries, account)
  await restoreFactors(queries, userId, state.factors)
  await deleteBackupCodes(queries, userId)
  await deleteAllCodes(queries, userId)
  await deleteFlowsOfUser(queries, userId)
  await forgetDevices(queries, userId)
  await endAllSessions(queries, { userId, at })
}

async function restoreFactors(
  queries: Queries,
  userId: string,
  earlier: readonly Factor[],
): Promise<void> {
  const now = await listFactors(queries, userId)
  for (const factor of now) {
    if (!earlier.some(({ factorId }) => factorId === factor.factorId)) {
      await deleteFactor(queries, factor)
    }
  }
  for (const factor of earlier) {
    // One that is still there knows which of its codes were used.
    if (now.some(({ factorId }) => factorId === factor.factorId)) continue
    await saveFactor(queries, factor)
  }
}
