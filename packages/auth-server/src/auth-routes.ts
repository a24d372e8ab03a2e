import { type Context, Hono } from 'hono'
import { AuthError } from './auth-error'
import type { AuthParts } from './auth-parts'
import { generateLink, invite } from './endpoints/admin/links'
import { listUserFactors, removeUserFactor } from './endpoints/admin/user-factors'
import {
  changeUser,
  createUser,
  listUsers,
  removeUser,
  showUserById,
} from './endpoints/admin/users'
import { renewBackupCodes, showBackupCodes } from './endpoints/backup-codes'
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from './endpoints/factors'
import { linkIdentity, unlinkIdentity } from './endpoints/identities'
import { signOut } from './endpoints/logout'
import { recover, resend, sendOneTimeCode } from './endpoints/mailed-sign-in'
import { toPublicSettings } from './endpoints/settings'
import { signUp } from './endpoints/signup'
import {
  refuseCallback,
  refuseOAuthServer,
  refusePasskeys,
  refuseProvider,
  refuseSso,
} from './endpoints/switched-off'
import { giveToken } from './endpoints/token'
import { undoChange } from './endpoints/undo'
import { reauthenticate, showUser, updateUser } from './endpoints/user'
import { followLink, verifyCode } from './endpoints/verify'
import { toErrorResponse } from './http/error-response'
import { clientAddressOf } from './http/request-facts'
import { tooLate } from './passwords/fair-queue'

type Endpoint = (parts: AuthParts, context: Context) => Promise<Response>

const endpoints: [method: string, path: string, endpoint: Endpoint][] = [
  ['POST', '/signup', signUp],
  ['POST', '/token', giveToken],
  ['POST', '/otp', (parts, context) => sendOneTimeCode(parts, context, 'otp')],
  ['POST', '/magiclink', (parts, context) => sendOneTimeCode(parts, context, 'magiclink')],
  ['POST', '/verify', verifyCode],
  ['GET', '/verify', followLink],
  ['POST', '/undo', undoChange],
  ['POST', '/resend', resend],
  ['POST', '/recover', recover],
  ['GET', '/reauthenticate', reauthenticate],
  ['GET', '/user', showUser],
  ['PUT', '/user', updateUser],
  ['GET', '/user/identities/authorize', linkIdentity],
  ['DELETE', '/user/identities/:id', unlinkIdentity],
  ['POST', '/factors', enrolFactor],
  ['POST', '/factors/:id/challenge', challengeFactor],
  ['POST', '/factors/:id/verify', verifyFactor],
  ['DELETE', '/factors/:id', removeFactor],
  ['GET', '/backup_codes', showBackupCodes],
  ['POST', '/backup_codes', renewBackupCodes],
  ['POST', '/logout', signOut],
  ['POST', '/sso', refuseSso],
  ['GET', '/authorize', refuseProvider],
  ['GET', '/callback', refuseCallback],
  ['POST', '/callback', refuseCallback],
  ['POST', '/admin/users', createUser],
  ['GET', '/admin/users', listUsers],
  ['GET', '/admin/users/:id', showUserById],
  ['PUT', '/admin/users/:id', changeUser],
  ['DELETE', '/admin/users/:id', removeUser],
  ['GET', '/admin/users/:id/factors', listUserFactors],
  ['DELETE', '/admin/users/:id/factors/:factor', removeUserFactor],
  ['POST', '/admin/generate_link', generateLink],
  ['POST', '/invite', invite],
]

const offPaths: [path: string, endpoint: Endpoint][] = [
  ['/passkeys', refusePasskeys],
  ['/oauth', refuseOAuthServer],
  ['/admin/oauth', refuseOAuthServer],
]

const publicDocuments = ['/health', '/settings', '/.well-known/jwks.json']

const requestTimeoutMs = 10_000

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Supabase-Api-Version, Link, X-Total-Count, Retry-After, X-Device-Mark',
}

const preflightHeaders = {
  'access-control-allow-headers':
    'Authorization, Content-Type, apikey, X-Client-Info, X-Supabase-Api-Version, X-Device-Mark',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '3600',
}

/** The endpoints of the service, without the prefix that they hang under. */
export function createAuthRoutes(parts: AuthParts): Hono {
  const app = new Hono()
  app.use('*', async (context, next) => {
    if (context.req.method === 'OPTIONS') {
      return context.body(null, 204, { ...corsHeaders, ...preflightHeaders })
    }
    // Scanners of mail ask so what a link is; answered like a GET it would use the link up.
    const isLook =
      context.req.raw.method === 'HEAD' &&
      !publicDocuments.some((path) => context.req.path.endsWith(path))
    if (isLook) return context.body(null, 405, { ...corsHeaders, allow: 'GET' })
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    // Addresses here may hold tokens and codes.
    headers.set('referrer-policy', 'no-referrer')
    return undefined
  })
  app.get('/health', (context) =>
    context.json(
      {
        version: '1',
        name: 'Kotonoha authentication',
        description: 'Signs learners in',
      },
      200,
      { 'cache-control': 'no-cache' },
    ),
  )
  app.get('/settings', (context) =>
    context.json(toPublicSettings(parts.settings), 200, { 'cache-control': 'no-cache' }),
  )
  app.get('/.well-known/jwks.json', (context) =>
    context.json({ keys: parts.keys().publicKeys }, 200, {
      'cache-control': 'public, max-age=600',
    }),
  )
  for (const [method, path, endpoint] of endpoints) {
    app.on(method, path, (context) =>
      whileHeard(context, (signal) => endpoint(toPartsOfRequest(parts, context, signal), context)),
    )
  }
  for (const [path, endpoint] of offPaths) {
    app.all(path, (context) => endpoint(parts, context))
    app.all(`${path}/*`, (context) => endpoint(parts, context))
  }
  app.all('*', (context) => {
    const error = new AuthError(404, 'validation_failed', 'There is no such endpoint')
    return toErrorResponse(error, context.req.raw, parts.log)
  })
  app.onError((error, context) => toErrorResponse(error, context.req.raw, parts.log))
  return app
}

/** What one request works with: it is given up when its time is over. */
function toPartsOfRequest(parts: AuthParts, context: Context, signal: AbortSignal): AuthParts {
  const client = clientAddressOf(parts, context)
  return { ...parts, signal, hasher: parts.hasher.of({ client, signal }) }
}

/**
 * Answers within the time of a request. The work is given up when that is over, or when whoever
 * asked is gone: a session whose token nobody got would stay for ever.
 */
async function whileHeard(
  { req }: Context,
  answer: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const isOver = new AbortController()
  const giveUp = () => isOver.abort()
  const { signal } = req.raw
  signal.addEventListener('abort', giveUp)
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp()
      reject(tooLate())
    }, requestTimeoutMs)
  })
  try {
    return await Promise.race([answer(isOver.signal), timeout])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
