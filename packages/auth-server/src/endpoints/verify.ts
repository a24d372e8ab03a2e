import { insertFlow } from '@kotonoha/user-db/queries/accounts/flows'
import type { Context } from 'hono'
import { z } from 'zod'
import { askerOf, wrongCodesKey } from '../accounts/ask-for-mail'
import { parseEmailAddress, parsePhoneNumber } from '../accounts/email-address'
import { findSlots, type Redeemed, redeemLink, redeemTypedCode } from '../accounts/redeem-code'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork, type Work } from '../auth-parts'
import { type Device, deviceOf } from '../http/device'
import { inEqualTime } from '../http/equal-time'
import { toAuthError } from '../http/error-response'
import { readBody, text } from '../http/read-body'
import { clientAddressOf, redirectOf } from '../http/request-facts'
import { newUuid } from '../secrets/random-values'
import { deviceMarkHeader, newDeviceMark } from '../sessions/device-mark'
import { openSession, toSessionAnswer } from '../sessions/open-session'
import { hashSecret, parseLinkToken } from '../tokens/link-token'

const verifyBody = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
})

/** Said when one of the two mails of a change of address was redeemed. */
const halfChangedText =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Said for addresses known and unknown alike: it follows from what this client tried. */
const voidText =
  'Token has expired or is invalid: too many wrong codes were typed. Ask for a new mail, or follow its link.'

/** From the click: the link has its own expiry. */
const flowLifeMs = 300_000

function expired(message: string): AuthError {
  return new AuthError(403, 'otp_expired', message)
}

/** `POST /verify`: a code that was typed, or the token of a link. */
export async function verifyCode(parts: AuthParts, context: Context): Promise<Response> {
  await parts.limits.countRequest('verify', clientAddressOf(parts, context))
  const body = await readBody(context, verifyBody)
  const { type, token, token_hash: tokenHash, email, phone } = body
  const slots = type ? findSlots(type) : undefined
  if (slots === undefined) throw validationFailed('Verify requires a verification type')
  if (!token === !tokenHash)
    throw validationFailed('Verify requires either a token or a token hash')
  if (tokenHash && (email || phone)) {
    throw validationFailed('Only the token_hash and type should be provided')
  }
  if (token && !email === !phone) {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  if (phone) parsePhoneNumber(phone)
  const isMailType = type !== 'sms' && type !== 'phone_change'
  const address = email ? parseEmailAddress(email) : undefined
  const link = tokenHash ? parseLinkToken(tokenHash) : undefined
  const device = deviceOf(parts, context)
  const answer = await inEqualTime(() =>
    runWork(parts, async (work) => {
      let redeemed: Redeemed = { kind: 'refused' }
      if (isMailType && link !== undefined) {
        redeemed = await redeemLink(parts, work, { slots, link, device })
      } else if (isMailType && address !== undefined && token) {
        redeemed = await redeemTypedCode(parts, work, {
          slots,
          address,
          typed: token,
          asker: askerOf(parts, context),
          device,
        })
      }
      if (redeemed.kind !== 'redeemed') return redeemed
      const { account, losesPassword } = redeemed
      const session = await openSession(parts, work, { account, method: 'otp', device })
      return { kind: 'signed-in' as const, account, session, losesPassword }
    }),
  )
  if (answer.kind === 'refused') {
    if (tokenHash) throw expired('Email link is invalid or has expired')
    const key = wrongCodesKey(parts, context, address ?? '')
    const isVoid = await parts.limits.countWrongCode(key)
    throw expired(isVoid ? voidText : 'Token has expired or is invalid')
  }
  if (answer.kind === 'banned') throw new AuthError(403, 'user_banned', 'User is banned')
  if (answer.kind === 'half-changed') return context.json({ msg: halfChangedText, code: '200' })
  context.header(deviceMarkHeader, newDeviceMark(parts, answer.account.userId))
  const session = await toSessionAnswer(parts, parts.userDb, answer)
  // GoTrue has no such field: our page leads on to a new password.
  return context.json(answer.losesPassword ? { ...session, needs_password: true } : session)
}

/**
 * What a browser sends along while nobody has gone to the address yet: beside a service worker
 * that starts, and when it fetches ahead. It asks again, without, when somebody does.
 */
const aheadHeaders = ['service-worker-navigation-preload', 'sec-purpose', 'purpose', 'x-moz']

/** `GET /verify`: the link itself. Whatever happens, the person ends on a page of ours. */
export async function followLink(parts: AuthParts, context: Context): Promise<Response> {
  if (aheadHeaders.some((name) => context.req.header(name) !== undefined)) {
    return context.body(null, 503, { 'cache-control': 'no-store' })
  }
  const token = context.req.query('token')
  const type = context.req.query('type')
  if (!token || !type) throw validationFailed('Verify requires a token and a verification type')
  const target = redirectOf(parts, context)
  const isPkce = token.startsWith('pkce_')
  try {
    await parts.limits.countRequest('verify', clientAddressOf(parts, context))
    const outcome = await follow(parts, { token, type, device: deviceOf(parts, context) })
    if ('message' in outcome) return redirectWith(target, { fragment: outcome, isPkce })
    if ('code' in outcome) return redirectWith(target, { query: outcome })
    const { type: toldType = type, ...tokens } = outcome
    return redirectWith(target, { fragment: { ...tokens, type: toldType }, isPkce: false })
  } catch (error) {
    const { status, code, message } = toAuthError(error, parts.log)
    const refusal = {
      error: oauthErrors[status] ?? 'server_error',
      error_code: code,
      error_description: message,
    }
    return redirectWith(target, { fragment: refusal, isPkce })
  }
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'invalid_request',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
}

type Added = Record<string, string>

async function follow(
  parts: AuthParts,
  { token, type, device }: { token: string; type: string; device: Device },
): Promise<Added> {
  const slots = findSlots(type)
  if (slots === undefined) throw validationFailed('Verify requires a verification type')
  const link = parseLinkToken(token)
  const outcome = await runWork(parts, async (work) => {
    const redeemed: Redeemed =
      link === undefined
        ? { kind: 'refused' }
        : await redeemLink(parts, work, { slots, link, device })
    if (redeemed.kind !== 'redeemed') return redeemed
    const { account, code, losesPassword } = redeemed
    if (code.codeChallenge !== null) {
      return { kind: 'flow' as const, code: await beginFlow(parts, work, redeemed) }
    }
    const session = await openSession(parts, work, { account, method: 'otp', device })
    return { kind: 'signed-in' as const, account, session, losesPassword }
  })
  if (outcome.kind === 'refused') throw expired('Email link is invalid or has expired')
  if (outcome.kind === 'banned') throw new AuthError(403, 'user_banned', 'User is banned')
  if (outcome.kind === 'half-changed') return { message: halfChangedText }
  if (outcome.kind === 'flow') return { code: outcome.code }
  const answer = await toSessionAnswer(parts, parts.userDb, outcome)
  return {
    access_token: String(answer.access_token),
    expires_at: String(answer.expires_at),
    expires_in: String(answer.expires_in),
    refresh_token: String(answer.refresh_token),
    token_type: 'bearer',
    // A client takes it as an account that a new password is to be chosen for.
    ...(outcome.losesPassword && { type: 'recovery' }),
  }
}

async function beginFlow(
  { randomBytes }: AuthParts,
  { queries, at }: Work,
  { account, code }: Extract<Redeemed, { kind: 'redeemed' }>,
): Promise<string> {
  const authCode = newUuid(randomBytes)
  const { codeChallenge, kind } = code
  if (codeChallenge === null) throw new Error('a flow needs a challenge')
  await insertFlow(queries, {
    codeHash: hashSecret(authCode),
    userId: account.userId,
    kind: kind === 'signup' ? 'email/signup' : kind,
    codeChallenge,
    expiresAt: new Date(at.getTime() + flowLifeMs),
  })
  return authCode
}

/** Keeps what the address has of its own; the empty `sb` marks the fragment as ours. */
function redirectWith(
  target: string,
  { query = {}, fragment, isPkce }: { query?: Added; fragment?: Added; isPkce?: boolean },
): Response {
  const url = new URL(target)
  for (const [name, value] of Object.entries({ ...query, ...(isPkce ? fragment : {}) })) {
    url.searchParams.set(name, value)
  }
  if (fragment !== undefined) url.hash = String(new URLSearchParams({ ...fragment, sb: '' }))
  return new Response(null, { status: 303, headers: { location: url.href } })
}
