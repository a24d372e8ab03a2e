import { countBackupCodes } from '@kotonoha/user-db/queries/accounts/backup-codes'
import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import type { Context } from 'hono'
import { AuthError } from '../auth-error'
import { type AuthParts, runWork } from '../auth-parts'
import { issueBackupCodes } from '../factors/backup-codes'
import { authenticate, lockBearer } from '../sessions/bearer'

/** `GET /backup_codes`: how many are left. GoTrue has neither this nor the next one. */
export async function showBackupCodes(parts: AuthParts, context: Context): Promise<Response> {
  const { account } = await authenticate(parts, context.req.header('authorization'))
  return context.json({ left: await countBackupCodes(parts.userDb, account.userId) })
}

/** `POST /backup_codes`: ten new ones, in place of those before; nobody can read them again. */
export async function renewBackupCodes(parts: AuthParts, context: Context): Promise<Response> {
  const bearer = await authenticate(parts, context.req.header('authorization'))
  const codes = await runWork(parts, async (work) => {
    const { account, session } = await lockBearer(work, bearer)
    const factors = await listFactors(work.queries, account.userId)
    const hasFactor = factors.some(({ status }) => status === 'verified')
    if (!hasFactor) throw new AuthError(422, 'mfa_factor_not_found', 'There is no second factor')
    if (session.assuranceLevel === 'aal1') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required for backup codes')
    }
    return issueBackupCodes(parts, work, account.userId)
  })
  return context.json({ codes })
}
