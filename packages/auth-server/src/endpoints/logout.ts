import {
  endAllSessions,
  endOtherSessions,
  endSession,
} from '@kotonoha/user-db/queries/accounts/sessions'
import type { Context } from 'hono'
import { z } from 'zod'
import { validationFailed } from '../auth-error'
import type { AuthParts } from '../auth-parts'
import { readBody } from '../http/read-body'
import { authenticate } from '../sessions/bearer'

/** `POST /logout` */
export async function signOut(parts: AuthParts, context: Context): Promise<Response> {
  const { userDb } = parts
  await readBody(context, z.unknown())
  const { session } = await authenticate(parts, context.req.header('authorization'))
  const scope = context.req.query('scope') ?? 'global'
  switch (scope) {
    case 'global':
    case '':
      await endAllSessions(userDb, session.userId)
      break
    case 'local':
      await endSession(userDb, session)
      break
    case 'others':
      await endOtherSessions(userDb, session)
      break
    default:
      throw validationFailed(`Unsupported logout scope "${scope.slice(0, 20)}"`)
  }
  return context.body(null, 204)
}
