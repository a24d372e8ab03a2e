import {
  endAllSessions,
  endOtherSessions,
  endSession,
} from '@kotonoha/user-db/queries/accounts/sessions'
import { removeSignedOutSubscriptions } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError, validationFailed } from '../auth-error'
import type { AuthParts } from '../auth-parts'
import { checkBodyType, readBody } from '../http/read-body'
import { authenticate, owesFactor } from '../sessions/bearer'

/** `POST /logout` */
export async function signOut(parts: AuthParts, context: Context): Promise<Response> {
  const { userDb, clock } = parts
  const at = clock()
  checkBodyType(context)
  const bearer = await authenticate(parts, context.req.header('authorization'))
  await readBody(context, z.unknown())
  const { session } = bearer
  const asked = context.req.query('scope') ?? 'global'
  // Who has the password alone may end what it opened, and nothing of the owner's.
  const isPending = await owesFactor(userDb, bearer)
  if (isPending && asked === 'others') {
    const message = 'AAL2 session is required to end other sessions when MFA is enabled.'
    throw new AuthError(403, 'insufficient_aal', message)
  }
  const scope = isPending && (asked === 'global' || asked === '') ? 'local' : asked
  switch (scope) {
    case 'global':
    case '':
      await userDb.transaction((queries) => endAllSessions(queries, { userId: session.userId, at }))
      break
    case 'local':
      await endSession(userDb, session)
      break
    case 'others':
      await userDb.transaction((queries) => endOtherSessions(queries, { ...session, at }))
      break
    default:
      throw validationFailed(`Unsupported logout scope "${scope.slice(0, 20)}"`)
  }
  await removeSignedOutSubscriptions(userDb, session.userId)
  return context.body(null, 204)
}
