import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { findAccount, saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { findUserIdOfAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import { isUnprovenSignup } from '@kotonoha/user-db/queries/accounts/clean-up'
import { deleteAllCodes } from '@kotonoha/user-db/queries/accounts/codes'
import { deleteFlowsOfUser } from '@kotonoha/user-db/queries/accounts/flows'
import { endOtherSessions, type Session } from '@kotonoha/user-db/queries/accounts/sessions'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Context } from 'hono'
import { z } from 'zod'
import { askerOf, askForMail } from '../accounts/ask-for-mail'
import { readState } from '../accounts/earlier-state'
import { parseEmailAddress, parsePhoneNumber } from '../accounts/email-address'
import { beginEmailChange, changeEmail } from '../accounts/email-change'
import { mailAccount } from '../accounts/mail-account'
import { beginPauses } from '../accounts/mail-pause'
import { checkMetadataSize } from '../accounts/metadata-size'
import { mailNotice } from '../accounts/notices'
import { takeNonce, wrongNonce } from '../accounts/take-nonce'
import { loadUserView } from '../accounts/user-view'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork, type Work } from '../auth-parts'
import { isRecentSignIn } from '../factors/first-factor'
import { deviceOf } from '../http/device'
import { metadata, readBody, text } from '../http/read-body'
import { clientAddressOf, parseCodeChallenge, redirectOf } from '../http/request-facts'
import { checkPasswordSize, checkPasswordStrength } from '../passwords/password-rules'
import { authenticate, type Bearer, lockBearer, owesFactor } from '../sessions/bearer'
import { toPasswordRules } from './signup'

/** `GET /user` */
export async function showUser(parts: AuthParts, context: Context): Promise<Response> {
  const { account } = await authenticate(parts, context.req.header('authorization'))
  return context.json(await loadUserView(parts.userDb, account))
}

const updateBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: z.unknown().optional(),
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
})

type Update = z.output<typeof updateBody>

/** `PUT /user` */
export async function updateUser(parts: AuthParts, context: Context): Promise<Response> {
  await parts.limits.countRequest('user', clientAddressOf(parts, context))
  const bearer = await authenticate(parts, context.req.header('authorization'))
  const body = await readBody(context, updateBody)
  const codeChallenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method)
  const email = body.email ? parseEmailAddress(body.email) : undefined
  if (body.phone) parsePhoneNumber(body.phone)
  const { password } = body
  if (password !== undefined) {
    checkPasswordSize(password)
    checkPasswordStrength(password, toPasswordRules(parts))
  }
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  await checkAllowed(parts, bearer, { ...body, email })
  if (email !== undefined) checkMayMove(parts, bearer, { email, nonce: body.nonce })
  const passwordHash = password && (await hashNewPassword(parts, bearer, body))
  const isNewEmail = email !== undefined && email !== bearer.account.email
  if (isNewEmail && !becomesPermanent(parts, bearer.account)) {
    await parts.limits.checkMail(clientAddressOf(parts, context))
  }
  const redirectTo = redirectOf(parts, context)
  const device = deviceOf(parts, context)

  const outcome = await runWork(parts, async (work) => {
    const { account, session } = await lockBearer(work, bearer)
    const isNonceMeant = passwordHash || isNewEmail
    if (isNonceMeant && body.nonce) {
      const isRight = await takeNonce(parts, work, { account, nonce: body.nonce })
      if (!isRight) return 'wrong-nonce'
    }
    if (passwordHash) {
      const before = await readState(work.queries, account)
      account.passwordHash = passwordHash
      await deleteAllCodes(work.queries, account.userId)
      await deleteFlowsOfUser(work.queries, account.userId)
      await endOtherSessions(work.queries, { ...session, at: work.at })
      await mailNotice(parts, work, { kind: 'password', account, before, device })
    }
    if (body.data !== undefined) account.userMetadata = mergeData(account.userMetadata, body.data)
    account.updatedAt = work.at
    if (isNewEmail && email !== undefined) {
      account.newEmail = email
      if (becomesPermanent(parts, account)) await changeEmail(parts, work, { account, device })
      else {
        await askForMail(parts, work, { context, address: email, slots: ['email-change'] })
        await checkChangePause(parts, work, bearer.account)
        account.newEmail = bearer.account.newEmail
        const { sessionId } = session
        const askedBy = askerOf(parts, context)
        const mailed = { redirectTo, codeChallenge, sessionId, askedBy }
        const change = { account, newEmail: email, ...mailed }
        await beginEmailChange(parts, work, change)
      }
    }
    await saveAccount(work.queries, account)
    return loadUserView(work.queries, account)
  })
  if (outcome === 'wrong-nonce') throw wrongNonce()
  return context.json(outcome)
}

/** Where addresses need no proof, an anonymous account becomes a permanent one at once. */
function becomesPermanent({ settings }: AuthParts, account: Account): boolean {
  return account.isAnonymous && settings.isAutoconfirm
}

/** One pause for each account, whatever new address it names. */
async function checkChangePause(parts: AuthParts, work: Work, { userId }: Account): Promise<void> {
  await beginPauses(parts, work, { address: `user ${userId}`, slots: ['email-change'] })
}

async function checkAllowed(
  { userDb }: AuthParts,
  { account, session }: Bearer,
  { email, phone, password }: Pick<Update, 'email' | 'phone' | 'password'>,
): Promise<void> {
  const isNewEmail = email !== undefined && email !== account.email
  if (password !== undefined || isNewEmail || phone) {
    if (await owesFactor(userDb, { account, session })) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.'
      throw new AuthError(401, 'insufficient_aal', message)
    }
  }
  if (account.isAnonymous && password !== undefined && !email) {
    const message =
      'Updating password of an anonymous user without an email or phone is not allowed'
    throw validationFailed(message, 422)
  }
  if (isNewEmail && (await isTaken(userDb, email))) {
    const message = 'A user with this email address has already been registered'
    throw new AuthError(422, 'email_exists', message)
  }
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone updates are disabled')
}

/** Whoever finds a device open must not be able to take the account along. */
function checkMayMove(
  { settings, clock }: AuthParts,
  { account, session }: Bearer,
  { email, nonce }: { email: string; nonce: string | undefined },
): void {
  if (!settings.wantsReauthentication || email === account.email || account.isAnonymous) return
  if (isRecentSignIn(session, clock()) || nonce) return
  const message = 'A change of address requires reauthentication'
  throw new AuthError(400, 'reauthentication_needed', message)
}

/** Whether somebody proved to be the owner of the address, or still may. */
async function isTaken(userDb: UserDb, email: string): Promise<boolean> {
  const ownerId = await findUserIdOfAddress(userDb, email)
  const owner = ownerId === undefined ? undefined : await findAccount(userDb, ownerId)
  return owner !== undefined && !isUnprovenSignup(owner)
}

/** After so long a session no longer vouches by itself for a change of the password. */
const freshSessionMs = 24 * 60 * 60 * 1000

async function hashNewPassword(
  { settings, hasher, clock }: AuthParts,
  { account, session }: Bearer,
  { password = '', nonce, current_password: current }: Update,
): Promise<string> {
  const isOld = clock().getTime() - session.createdAt.getTime() > freshSessionMs
  if (settings.wantsReauthentication && isOld && !nonce) {
    const message = 'Password update requires reauthentication'
    throw new AuthError(400, 'reauthentication_needed', message)
  }
  const { passwordHash } = account
  if (settings.wantsCurrentPassword && passwordHash !== null && !beganByMail(session)) {
    if (!current) {
      throw new AuthError(400, 'current_password_required', 'Current password required')
    }
    if (!(await hasher.verify(passwordHash, current))) {
      throw new AuthError(400, 'current_password_invalid', 'Current password is wrong')
    }
  }
  if (passwordHash !== null && (await hasher.verify(passwordHash, password))) {
    const message = 'New password should be different from the old password.'
    throw new AuthError(422, 'same_password', message)
  }
  return hasher.hash(password)
}

function beganByMail({ methods }: Session): boolean {
  return !methods.some(({ method }) => method === 'password')
}

/** What the service says of an account stands in its metadata too, and is not its owner's to say. */
const factNames = ['sub', 'email', 'email_verified', 'phone_verified']

function factsOf(metadata: Account['userMetadata']): Account['userMetadata'] {
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => factNames.includes(key)))
}

function mergeData(
  old: Account['userMetadata'],
  data: Account['userMetadata'],
): Account['userMetadata'] {
  const merged = Object.entries({ ...old, ...data, ...factsOf(old) }).filter(
    ([key, value]) => value !== null && (key in old || !factNames.includes(key)),
  )
  const result = Object.fromEntries(merged)
  checkMetadataSize(result)
  return result
}

/** A password alone does not make us write to the owner: the code would be of no use to it. */
async function refusePendingFactor(
  { userDb }: AuthParts,
  { account, session }: Bearer,
): Promise<void> {
  if (await owesFactor(userDb, { account, session })) {
    const message = 'AAL2 session is required to reauthenticate when MFA is enabled.'
    throw new AuthError(401, 'insufficient_aal', message)
  }
}

/** `GET /reauthenticate`: mails a code for a change that needs one. */
export async function reauthenticate(parts: AuthParts, context: Context): Promise<Response> {
  const bearer = await authenticate(parts, context.req.header('authorization'))
  const { email, emailConfirmedAt } = bearer.account
  if (email === null) {
    throw validationFailed('Reauthentication requires the user to have an email or a phone number')
  }
  if (emailConfirmedAt === null) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  await refusePendingFactor(parts, bearer)
  await parts.limits.checkMail(clientAddressOf(parts, context))
  await runWork(parts, async (work) => {
    const { account } = await lockBearer(work, bearer)
    const recipient = `account ${account.userId}`
    const slots = ['reauthentication'] as const
    await askForMail(parts, work, { context, address: email, slots, recipient })
    await mailAccount(parts, work, {
      account,
      slot: 'reauthentication',
      kind: 'reauthentication',
      address: email,
      askedBy: askerOf(parts, context),
    })
  })
  return context.json({})
}
