import { lockAccount, saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { deleteIdentity, listIdentities } from '@kotonoha/user-db/queries/accounts/identities'
import type { Context } from 'hono'
import { syncIdentities } from '../accounts/sync-identities'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork } from '../auth-parts'
import { isUuid } from '../secrets/random-values'
import { authenticate } from '../sessions/bearer'

function checkLinkingEnabled({ settings }: AuthParts): void {
  if (settings.isManualLinkingEnabled) return
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** `GET /user/identities/authorize`: no provider is on that could be linked. */
export async function linkIdentity(parts: AuthParts, context: Context): Promise<Response> {
  await authenticate(parts, context.req.header('authorization'))
  checkLinkingEnabled(parts)
  throw validationFailed('Unsupported provider: provider is not enabled')
}

/** `DELETE /user/identities/{identity_id}` */
export async function unlinkIdentity(parts: AuthParts, context: Context): Promise<Response> {
  const bearer = await authenticate(parts, context.req.header('authorization'))
  checkLinkingEnabled(parts)
  const identityId = (context.req.param('id') ?? '').toLowerCase()
  if (!isUuid(identityId)) throw validationFailed('identity_id must be an UUID', 404)
  await runWork(parts, async (work) => {
    const { queries, at } = work
    const account = await lockAccount(queries, bearer.account.userId)
    if (account === undefined) throw new AuthError(403, 'user_not_found', 'User does not exist')
    const { userId } = account
    const identities = await listIdentities(queries, userId)
    const [unlinked] = identities.filter((each) => each.identityId === identityId)
    const left = identities.filter((each) => each.identityId !== identityId)
    if (identities.length <= 1) {
      const message = 'User must have at least 1 identity after unlinking'
      throw new AuthError(422, 'single_identity_not_deletable', message)
    }
    if (unlinked === undefined) {
      throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    }
    await deleteIdentity(queries, { userId, identityId })
    await syncIdentities(work, account, { unlinked, left })
    account.updatedAt = at
    await saveAccount(queries, account)
  })
  return context.json({})
}
