import { createHash } from 'node:crypto'
import { findAccount, lockAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { findUserIdOfAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import type { CodeChallenge } from '@kotonoha/user-db/queries/accounts/codes'
import { takeFlow } from '@kotonoha/user-db/queries/accounts/flows'
import type { Context } from 'hono'
import { z } from 'zod'
import { findEmailAddress } from '../accounts/email-address'
import { isBanned } from '../accounts/is-banned'
import { AuthError, OAuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork } from '../auth-parts'
import { deviceOf } from '../http/device'
import { choice, readBody, security, text } from '../http/read-body'
import { checkCaptcha, clientAddressOf } from '../http/request-facts'
import { listWeaknesses } from '../passwords/password-rules'
import { isSameSecret } from '../secrets/vault'
import { authenticate } from '../sessions/bearer'
import { deviceMarkHeader, findDeviceMark, newDeviceMark } from '../sessions/device-mark'
import { openSession, toSessionAnswer } from '../sessions/open-session'
import { refreshSession } from '../sessions/refresh-session'
import { hashSecret } from '../tokens/link-token'
import { externalProviders } from './settings'
import { toPasswordRules } from './signup'

type Grant = (parts: AuthParts, context: Context) => Promise<Response>

/** `POST /token`: each way of getting a session. */
export async function giveToken(parts: AuthParts, context: Context): Promise<Response> {
  const grantType = context.req.query('grant_type') ?? ''
  if (grantType === 'web3') {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  }
  await parts.limits.countRequest('token', clientAddressOf(parts, context))
  const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined
  if (grant === undefined) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  return grant(parts, context)
}

const passwordBody = z.object({
  email: text,
  phone: text,
  password: text,
  gotrue_meta_security: security,
})

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

async function signInByPassword(parts: AuthParts, context: Context): Promise<Response> {
  const { settings, userDb, hasher, limits } = parts
  const body = await readBody(context, passwordBody)
  const { email, phone, password = '' } = body
  if (!email === !phone) {
    throw validationFailed('Only an email address or phone number should be provided on login.')
  }
  await checkCaptcha(parts, context, body.gotrue_meta_security)
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!settings.isEmailEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  const address = findEmailAddress(email ?? '')
  const userId = address === undefined ? undefined : await findUserIdOfAddress(userDb, address)
  const uncount = await limits.countPasswordTry({
    account: hashSecret(address ?? (email ?? '').slice(0, 255)),
    client: clientAddressOf(parts, context),
    knownDevice: findDeviceMark(parts, context, userId),
  })
  const found = userId === undefined ? undefined : await findAccount(userDb, userId)
  // What is longer than any password can be is not worth hashing, and belongs to nobody.
  const isRight = await hasher
    .verify(found?.passwordHash, password.slice(0, 1000))
    .catch(async (error: unknown) => {
      // Nobody looked at the password.
      await uncount()
      throw error
    })
  if (found === undefined || !isRight || password.length > 1000) throw invalidCredentials()
  await uncount()
  if (isBanned(found, parts.clock())) throw new AuthError(400, 'user_banned', 'User is banned')
  if (found.emailConfirmedAt === null) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  const signedIn = await runWork(parts, async (work) => {
    const account = await lockAccount(work.queries, found.userId)
    // It was changed while we compared.
    if (account === undefined || account.passwordHash !== found.passwordHash) {
      throw invalidCredentials()
    }
    const device = deviceOf(parts, context)
    const session = await openSession(parts, work, { account, method: 'password', device })
    return { account, session }
  })
  const weakness = listWeaknesses(password, toPasswordRules(parts))
  const answer = await toSessionAnswer(parts, userDb, signedIn)
  context.header(deviceMarkHeader, newDeviceMark(parts, found.userId))
  return context.json({
    ...answer,
    weak_password: weakness.reasons.length === 0 ? undefined : weakness,
  })
}

const refreshBody = z.object({ refresh_token: text })

async function refreshToken(parts: AuthParts, context: Context): Promise<Response> {
  const { refresh_token: token } = await readBody(context, refreshBody)
  if (!token) throw new OAuthError('invalid_request', 'refresh_token required')
  const refreshed = await refreshSession(parts, token)
  return context.json(await toSessionAnswer(parts, parts.userDb, refreshed))
}

const pkceBody = z.object({ auth_code: text, code_verifier: text })

async function exchangeCode(parts: AuthParts, context: Context): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(context, pkceBody)
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  const device = deviceOf(parts, context)
  // Refusals are values: thrown, they would bring the used code back.
  const outcome = await runWork(parts, async (work) => {
    const flow = await takeFlow(work.queries, hashSecret(code))
    if (flow === undefined) return 'not-found'
    if (flow.expiresAt <= work.at) return 'expired'
    if (!fits(flow.codeChallenge, verifier)) return 'wrong-verifier'
    const account = await lockAccount(work.queries, flow.userId)
    if (account === undefined || account.deletedAt !== null) return 'not-found'
    if (isBanned(account, work.at)) return 'banned'
    const session = await openSession(parts, work, { account, method: flow.kind, device })
    return { account, session }
  })
  switch (outcome) {
    case 'not-found':
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow found')
    case 'expired':
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    case 'wrong-verifier':
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    case 'banned':
      throw new AuthError(403, 'user_banned', 'User is banned')
  }
  return context.json(await toSessionAnswer(parts, parts.userDb, outcome))
}

/** RFC 7636, section 4.6. */
function fits({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const shown =
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return isSameSecret(Buffer.from(shown), Buffer.from(challenge))
}

const idTokenBody = z.object({
  id_token: text,
  provider: text,
  client_id: text,
  issuer: text,
  link_identity: choice,
})

/** No provider is on: what is left is to say so in the right way. */
async function refuseIdToken(parts: AuthParts, context: Context): Promise<Response> {
  const body = await readBody(context, idTokenBody)
  if (!body.id_token) throw new OAuthError('invalid request', 'id_token required')
  if (!body.provider && !(body.client_id && body.issuer)) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  if (body.link_identity) await authenticate(parts, context.req.header('authorization'))
  const provider = body.provider ?? ''
  if ((externalProviders as readonly string[]).includes(provider)) {
    throw new AuthError(400, 'provider_disabled', `Provider (${provider}) is not enabled`)
  }
  throw validationFailed('Custom OIDC provider is not allowed')
}

const grants: Record<string, Grant> = {
  password: signInByPassword,
  refresh_token: refreshToken,
  pkce: exchangeCode,
  id_token: refuseIdToken,
}
