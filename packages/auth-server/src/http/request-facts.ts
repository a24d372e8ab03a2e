import type { CodeChallenge } from '@kotonoha/user-db/queries/accounts/codes'
import type { Context } from 'hono'
import { AuthError, validationFailed } from '../auth-error'
import type { AuthParts } from '../auth-parts'
import { chooseRedirect } from '../redirects/allowed-redirect'
import { verifyAdminToken } from '../tokens/access-token'
import { readBearerToken } from './bearer-token'

/** Node's request, where the app is served over HTTP. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

export function clientAddressOf({ readClientAddress }: AuthParts, context: Context): string {
  const { incoming } = (context.env ?? {}) as NodeBindings
  return readClientAddress(incoming?.socket?.remoteAddress, context.req.header('x-forwarded-for'))
}

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const localAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Whether a program on the machine of the server asks, and not a proxy for somebody else. The
 * `Host` is looked at because a foreign page may give its own name the address 127.0.0.1.
 */
export function isFromThisMachine(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as NodeBindings
  const isProxied = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => context.req.header(name) !== undefined,
  )
  return (
    !isProxied &&
    localHost.test(context.req.header('host') ?? '') &&
    localAddress.test(incoming?.socket?.remoteAddress ?? '')
  )
}

/** Browsers say who they are in some 200 characters; a header may have 32,000, kept for a year. */
const maxUserAgentLength = 512

export function userAgentOf(context: Context): string {
  return (context.req.header('user-agent') ?? '').slice(0, maxUserAgentLength)
}

/** Where the link of a mail shall lead in the end, as far as it is allowed. */
export function redirectOf({ settings }: AuthParts, context: Context): string {
  const { req } = context
  return chooseRedirect(settings, [
    req.query('redirect_to') ?? req.header('redirect_to'),
    req.header('referer'),
  ])
}

/** Both fields or neither: half a challenge could never be met. */
export function parseCodeChallenge(
  challenge: string | undefined,
  method: string | undefined,
): CodeChallenge | undefined {
  if (!challenge && !method) return undefined
  if (!challenge || !method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  const lowerMethod = method.toLowerCase()
  if (lowerMethod !== 's256' && lowerMethod !== 'plain') {
    throw validationFailed('code_challenge_method must be s256 or plain')
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw validationFailed('code_challenge must have 43 to 128 characters of the URL-safe set')
  }
  return { challenge, method: lowerMethod }
}

/** Wants a captcha where captcha is on, but of administrators. */
export async function checkCaptcha(
  parts: AuthParts,
  context: Context,
  token: string | undefined,
): Promise<void> {
  const { verifyCaptcha } = parts
  if (verifyCaptcha === undefined || (await isAdmin(parts, context))) return
  const isPassed = token ? await verifyCaptcha(token, clientAddressOf(parts, context)) : false
  if (!isPassed)
    throw new AuthError(400, 'captcha_failed', 'captcha protection: request disallowed')
}

async function isAdmin(parts: AuthParts, context: Context): Promise<boolean> {
  try {
    await checkAdmin(parts, context)
    return true
  } catch {
    return false
  }
}

/** Throws unless the bearer token is an administrator's. */
export async function checkAdmin({ keys, clock }: AuthParts, context: Context): Promise<void> {
  const token = readBearerToken(context.req.header('authorization'))
  await verifyAdminToken(keys(), { token, at: clock() })
}
