import { deleteBackupCodes } from '@kotonoha/user-db/queries/accounts/backup-codes'
import { deleteFactor, type Factor, listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { lowerSessionsOfFactor } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries } from '@kotonoha/user-db/user-db'

/** Removes a factor, and with the last one the backup codes that stood in for it. */
export async function takeFactorAway(queries: Queries, factor: Factor): Promise<void> {
  await deleteFactor(queries, factor)
  await lowerSessionsOfFactor(queries, factor)
  const left = await listFactors(queries, factor.userId)
  if (left.some(({ status }) => status === 'verified')) return
  await deleteBackupCodes(queries, factor.userId)
}
