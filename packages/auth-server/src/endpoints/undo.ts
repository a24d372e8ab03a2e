import { lockAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { deleteUndosSince, listUndos } from '@kotonoha/user-db/queries/accounts/undos'
import type { Context } from 'hono'
import { z } from 'zod'
import { parseState, restoreState } from '../accounts/earlier-state'
import { isBanned } from '../accounts/is-banned'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork } from '../auth-parts'
import { deviceOf } from '../http/device'
import { readBody, text } from '../http/read-body'
import { clientAddressOf } from '../http/request-facts'
import { isSameSecret } from '../secrets/vault'
import { openSession, toSessionAnswer } from '../sessions/open-session'
import { parseLinkToken } from '../tokens/link-token'

const undoBody = z.object({ token_hash: text })

/**
 * `POST /undo`: takes a change back that a notice told of, by the token of its link, and signs its
 * owner in on this device. GoTrue has no such endpoint: only our own page asks for it.
 */
export async function undoChange(parts: AuthParts, context: Context): Promise<Response> {
  await parts.limits.countRequest('verify', clientAddressOf(parts, context))
  const { token_hash: token } = await readBody(context, undoBody)
  if (!token) throw validationFailed('Undo requires a token hash')
  const link = parseLinkToken(token)
  const device = deviceOf(parts, context)
  const outcome = await runWork(parts, async (work) => {
    const { queries, at } = work
    const account = link && (await lockAccount(queries, link.userId))
    if (link === undefined || account === undefined || account.deletedAt !== null) return 'refused'
    const undo = (await listUndos(queries, account.userId)).find(
      ({ tokenHash, expiresAt }) =>
        expiresAt > at && isSameSecret(Buffer.from(tokenHash), Buffer.from(link.hash)),
    )
    if (undo === undefined) return 'refused'
    if (isBanned(account, at)) return 'banned'
    // Also of those after it: they lead back to what it takes away, and may be in other hands.
    await deleteUndosSince(queries, undo)
    await restoreState(parts, work, { account, state: parseState(undo.state) })
    const session = await openSession(parts, work, { account, method: 'otp', device })
    return { account, session }
  })
  if (outcome === 'refused') {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  if (outcome === 'banned') throw new AuthError(403, 'user_banned', 'User is banned')
  return context.json(await toSessionAnswer(parts, parts.userDb, outcome))
}
