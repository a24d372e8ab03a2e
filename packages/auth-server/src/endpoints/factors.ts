import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { findChallenge, saveChallenge } from '@kotonoha/user-db/queries/accounts/challenges'
import {
  deleteFactor,
  type Factor,
  listFactors,
  saveFactor,
} from '@kotonoha/user-db/queries/accounts/factors'
import {
  endOtherSingleFactorSessions,
  type Session,
  saveSession,
} from '@kotonoha/user-db/queries/accounts/sessions'
import type { Context } from 'hono'
import { z } from 'zod'
import { readState } from '../accounts/earlier-state'
import { mailNotice } from '../accounts/notices'
import { takeNonce, wrongNonce } from '../accounts/take-nonce'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork, type Work } from '../auth-parts'
import { parseBackupCode, redeemBackupCode } from '../factors/backup-codes'
import { checkFirstFactor } from '../factors/first-factor'
import { takeFactorAway } from '../factors/take-factor-away'
import { findStep, newTotpSecret, toQrCode, toTotpUri } from '../factors/totp'
import { deviceOf } from '../http/device'
import { readBody, text } from '../http/read-body'
import { clientAddressOf } from '../http/request-facts'
import { isUuid, newUuid } from '../secrets/random-values'
import { authenticate, type Bearer, lockBearer } from '../sessions/bearer'
import { toSeconds, toSessionAnswer } from '../sessions/open-session'

const maxFactors = 10
/** An enrolment that nobody went on with is forgotten. */
const abandonedMs = 300_000
const challengeLifeMs = 300_000

async function authenticateForFactors(parts: AuthParts, context: Context): Promise<Bearer> {
  const bearer = await authenticate(parts, context.req.header('authorization'))
  if (bearer.account.isAnonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform this')
  }
  return bearer
}

const enrolBody = z.object({
  factor_type: text,
  friendly_name: text,
  issuer: text,
  phone: text,
  /** Not GoTrue's: the code of a reauthentication, for the first factor. */
  nonce: text,
})

/** `POST /factors` */
export async function enrolFactor(parts: AuthParts, context: Context): Promise<Response> {
  await parts.limits.countRequest('enrol', clientAddressOf(parts, context))
  const bearer = await authenticateForFactors(parts, context)
  const body = await readBody(context, enrolBody)
  const { factor_type: type, friendly_name: friendlyName = '' } = body
  if (type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  if (type === 'webauthn') {
    const message = 'MFA enroll is disabled for WebAuthn'
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', message)
  }
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp, phone, or webauthn')
  const issuer = body.issuer || new URL(parts.settings.siteUrl).host
  if (![friendlyName, issuer].every(isPlainText) || encodeURIComponent(issuer).length > 400) {
    throw validationFailed('friendly_name and issuer must be plain texts of at most 200 characters')
  }
  const secret = newTotpSecret(parts.randomBytes)
  const factorId = newUuid(parts.randomBytes)
  // Before anything is stored: what cannot be drawn must not leave a factor behind.
  const uri = toTotpUri({ secret, issuer, label: bearer.account.email ?? '' })
  const totp = { qr_code: toQrCode(uri), secret, uri }
  const outcome = await runWork(parts, async (work) => {
    const { account, session } = await lockBearer(work, bearer)
    const known = await checkMayEnrol(work, { account, session, friendlyName })
    if (!hasVerified(known)) {
      const { nonce } = body
      const takeMailed = nonce ? () => takeNonce(parts, work, { account, nonce }) : undefined
      const request = { session, at: work.at, takeNonce: takeMailed }
      if ((await checkFirstFactor(parts, request)) === 'wrong-nonce') return 'wrong-nonce'
    }
    await saveFactor(work.queries, {
      userId: account.userId,
      factorId,
      friendlyName,
      status: 'unverified',
      encryptedSecret: parts.vault.seal('totp-secret', secret).toString('base64'),
      lastStep: 0,
      lastChallengedAt: null,
      createdAt: work.at,
      updatedAt: work.at,
    })
    return 'enrolled'
  })
  if (outcome === 'wrong-nonce') throw wrongNonce()
  return context.json({ id: factorId, type: 'totp', friendly_name: friendlyName, totp })
}

const maxTextLength = 200

function isPlainText(text: string): boolean {
  return text.length <= maxTextLength && !text.includes('\0') && !/\p{Cs}/u.test(text)
}

async function checkMayEnrol(
  { queries, at }: Work,
  given: { account: Account; session: Session; friendlyName: string },
): Promise<Factor[]> {
  const { account, session, friendlyName } = given
  const factors: Factor[] = []
  for (const factor of await listFactors(queries, account.userId)) {
    const isAbandoned =
      factor.status === 'unverified' &&
      factor.lastChallengedAt === null &&
      at.getTime() - factor.createdAt.getTime() > abandonedMs
    if (isAbandoned) await deleteFactor(queries, factor)
    else factors.push(factor)
  }
  if (hasVerified(factors) && session.assuranceLevel === 'aal1') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (factors.some((each) => each.friendlyName === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
  return factors
}

function hasVerified(factors: readonly Factor[]): boolean {
  return factors.some(({ status }) => status === 'verified')
}

function readFactorId(context: Context): string {
  const id = context.req.param('id') ?? ''
  if (!isUuid(id)) throw validationFailed('factor_id must be an UUID', 404)
  return id.toLowerCase()
}

function findFactor(factors: readonly Factor[], factorId: string): Factor {
  const factor = factors.find((each) => each.factorId === factorId)
  if (factor !== undefined) return factor
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

async function countFactorRequest(
  parts: AuthParts,
  context: Context,
  { bucket, sessionId }: { bucket: 'challenge' | 'factor-verify'; sessionId: string },
): Promise<void> {
  await parts.limits.countRequest(bucket, clientAddressOf(parts, context))
  await parts.limits.countRequest(bucket, `session ${sessionId}`)
}

/** `POST /factors/{id}/challenge` */
export async function challengeFactor(parts: AuthParts, context: Context): Promise<Response> {
  const bearer = await authenticateForFactors(parts, context)
  const factorId = readFactorId(context)
  await readBody(context, z.unknown())
  const { userId } = bearer.account
  await countFactorRequest(parts, context, {
    bucket: 'challenge',
    sessionId: bearer.session.sessionId,
  })
  const challengeId = newUuid(parts.randomBytes)
  const expiresAt = await runWork(parts, async (work) => {
    const { queries, at } = work
    await lockBearer(work, bearer)
    const factor = findFactor(await listFactors(queries, userId), factorId)
    const clientAddress = clientAddressOf(parts, context)
    await saveFactor(queries, { ...factor, lastChallengedAt: at })
    await saveChallenge(queries, {
      userId,
      challengeId,
      factorId,
      clientAddress,
      sessionId: bearer.session.sessionId,
      createdAt: at,
      usedAt: null,
    })
    return toSeconds(at) + challengeLifeMs / 1000
  })
  return context.json({ id: challengeId, type: 'totp', expires_at: expiresAt })
}

const verifyBody = z.object({ challenge_id: text, code: text })

/** `POST /factors/{id}/verify` */
export async function verifyFactor(parts: AuthParts, context: Context): Promise<Response> {
  const bearer = await authenticateForFactors(parts, context)
  const factorId = readFactorId(context)
  const { challenge_id: challengeId = '', code = '' } = await readBody(context, verifyBody)
  if (code === '') throw validationFailed('Code needs to be non-empty')
  const { userId } = bearer.account
  const { sessionId } = bearer.session
  await countFactorRequest(parts, context, { bucket: 'factor-verify', sessionId })
  const device = deviceOf(parts, context)
  const raised = await runWork(parts, async (work) => {
    const { account, session } = await lockBearer(work, bearer)
    const before = await readState(work.queries, account)
    const factors = await listFactors(work.queries, userId)
    const factor = findFactor(factors, factorId)
    if (
      factor.status === 'unverified' &&
      hasVerified(factors) &&
      session.assuranceLevel === 'aal1'
    ) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
    }
    const clientAddress = clientAddressOf(parts, context)
    await useChallenge(work, { userId, sessionId, challengeId, factorId, clientAddress })
    const uncount = await parts.limits.countFactorTry({
      account: userId,
      client: clientAddress,
      session: sessionId,
    })
    const secret = parts.vault.unseal('totp-secret', Buffer.from(factor.encryptedSecret, 'base64'))
    const backupCode = factor.status === 'verified' ? parseBackupCode(code) : undefined
    const isBackup =
      backupCode !== undefined &&
      (await redeemBackupCode(parts, work, { userId, code: backupCode }))
    const step = secret === undefined ? undefined : findStep(secret, code, work.at)
    // A code that somebody looked over the shoulder of is of no use a second time.
    if (!isBackup && (step === undefined || step <= factor.lastStep)) {
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await uncount()
    await saveFactor(work.queries, {
      ...factor,
      status: 'verified',
      lastStep: step ?? factor.lastStep,
      updatedAt: work.at,
    })
    for (const other of factors) {
      if (other.factorId !== factorId && other.status === 'unverified') {
        await deleteFactor(work.queries, other)
      }
    }
    if (factor.status === 'unverified') {
      await mailNotice(parts, work, { kind: 'factor-on', account, before, device })
    }
    return { account, session: await raiseSession(work, session, factorId) }
  })
  return context.json(await toSessionAnswer(parts, parts.userDb, raised))
}

/** Uses a challenge up; a wrong code undoes that, being thrown in the same transaction. */
async function useChallenge(
  { queries, at }: Work,
  given: {
    userId: string
    sessionId: string
    challengeId: string
    factorId: string
    clientAddress: string
  },
): Promise<void> {
  const { userId, sessionId, challengeId, factorId, clientAddress } = given
  const challenge = isUuid(challengeId)
    ? await findChallenge(queries, { userId, challengeId })
    : undefined
  const isOfSession = (challenge?.sessionId ?? sessionId) === sessionId
  if (challenge === undefined || challenge.factorId !== factorId || !isOfSession) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the challenge ID not found')
  }
  if (challenge.usedAt !== null || challenge.clientAddress !== clientAddress) {
    const message = 'Challenge and verify IP addresses mismatch.'
    throw new AuthError(422, 'mfa_ip_address_mismatch', message)
  }
  if (at.getTime() - challenge.createdAt.getTime() > challengeLifeMs) {
    const message = 'MFA challenge has expired, verify against another challenge'
    throw new AuthError(422, 'mfa_challenge_expired', message)
  }
  await saveChallenge(queries, { ...challenge, usedAt: at })
}

/** Raises a session to two factors; others of the user that have only one end. */
async function raiseSession(
  { queries, at }: Work,
  session: Session,
  factorId: string,
): Promise<Session> {
  const methods = session.methods.filter(({ method }) => method !== 'totp')
  const refreshCounter = session.refreshCounter + 1
  const raised: Session = {
    ...session,
    assuranceLevel: 'aal2',
    methods: [{ method: 'totp', timestamp: toSeconds(at) }, ...methods],
    factorId,
    refreshCounter,
    lowestCounter: refreshCounter,
    rotatedAt: at,
    lastUsedAt: at,
  }
  await saveSession(queries, raised)
  await endOtherSingleFactorSessions(queries, session)
  return raised
}

/** `DELETE /factors/{id}` */
export async function removeFactor(parts: AuthParts, context: Context): Promise<Response> {
  const bearer = await authenticateForFactors(parts, context)
  const factorId = readFactorId(context)
  await readBody(context, z.unknown())
  await runWork(parts, async (work) => {
    const { account, session } = await lockBearer(work, bearer)
    const factor = findFactor(await listFactors(work.queries, account.userId), factorId)
    if (factor.status === 'verified' && session.assuranceLevel === 'aal1') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    const before = await readState(work.queries, account)
    await takeFactorAway(work.queries, factor)
    if (factor.status === 'verified') {
      const device = deviceOf(parts, context)
      await mailNotice(parts, work, { kind: 'factor-off', account, before, device })
    }
  })
  return context.json({ id: factorId })
}
