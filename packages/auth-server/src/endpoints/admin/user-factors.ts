import { findAccount, lockAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import type { Context } from 'hono'
import { readState } from '../../accounts/earlier-state'
import { mailNotice } from '../../accounts/notices'
import { toFactorView } from '../../accounts/user-view'
import { AuthError, validationFailed } from '../../auth-error'
import { type AuthParts, runWork } from '../../auth-parts'
import { takeFactorAway } from '../../factors/take-factor-away'
import { checkAdmin } from '../../http/request-facts'
import { isUuid } from '../../secrets/random-values'
import { readUserId, userNotFound } from './users'

/** `GET /admin/users/{id}/factors` */
export async function listUserFactors(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const userId = readUserId(context)
  if ((await findAccount(parts.userDb, userId)) === undefined) throw userNotFound()
  return context.json((await listFactors(parts.userDb, userId)).map(toFactorView))
}

/** `DELETE /admin/users/{id}/factors/{factor}` */
export async function removeUserFactor(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const userId = readUserId(context)
  const factorId = (context.req.param('factor') ?? '').toLowerCase()
  if (!isUuid(factorId)) throw validationFailed('factor_id must be an UUID', 404)
  return runWork(parts, async (work) => {
    const { queries } = work
    const account = await lockAccount(queries, userId)
    if (account === undefined) throw userNotFound()
    const before = await readState(queries, account)
    const factors = await listFactors(queries, userId)
    const factor = factors.find((each) => each.factorId === factorId)
    if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
    await takeFactorAway(queries, factor)
    if (factor.status === 'verified') {
      await mailNotice(parts, work, { kind: 'factor-off', account, before, device: undefined })
    }
    return context.json(toFactorView(factor))
  })
}
