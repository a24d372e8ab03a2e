import type { Account, Metadata } from '@kotonoha/user-db/queries/accounts/account'
import { findAccount, lockAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { findUserIdOfAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import type { CodeChallenge } from '@kotonoha/user-db/queries/accounts/codes'
import { listIdentities } from '@kotonoha/user-db/queries/accounts/identities'
import type { Context } from 'hono'
import { z } from 'zod'
import { askerOf, askForMail } from '../accounts/ask-for-mail'
import { parseEmailAddress } from '../accounts/email-address'
import { makeUpUser, toFreshUserView } from '../accounts/made-up-user'
import { mailAccount } from '../accounts/mail-account'
import { checkMetadataSize } from '../accounts/metadata-size'
import { addAccount, toEmailFacts } from '../accounts/new-account'
import type { WireObject } from '../accounts/user-view'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork, type Work } from '../auth-parts'
import { type Device, deviceOf } from '../http/device'
import { metadata, readBody, security, text } from '../http/read-body'
import {
  checkCaptcha,
  clientAddressOf,
  parseCodeChallenge,
  redirectOf,
} from '../http/request-facts'
import { writeMail } from '../mail/mail-text'
import { checkPasswordSize, checkPasswordStrength } from '../passwords/password-rules'
import { newUuid } from '../secrets/random-values'
import { openSession, toSessionAnswer } from '../sessions/open-session'

const signupBody = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata,
  code_challenge: text,
  code_challenge_method: text,
  gotrue_meta_security: security,
})

/** `POST /signup` */
export async function signUp(parts: AuthParts, context: Context): Promise<Response> {
  const { settings, limits } = parts
  await limits.countRequest('signup', clientAddressOf(parts, context))
  const body = await readBody(context, signupBody)
  const { email, phone, password, data = {} } = body
  if (!email && !phone) return signUpAnonymously(parts, context, { ...body, data })
  await checkCaptcha(parts, context, body.gotrue_meta_security)
  if (settings.isSignupDisabled) throw signupDisabled()
  if (!password) throw validationFailed('Signup requires a valid password')
  checkPasswordSize(password)
  checkPasswordStrength(password, toPasswordRules(parts))
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  const challenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method)
  if (phone) {
    if (challenge !== undefined) throw validationFailed('PKCE needs an email address')
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  if (!settings.isEmailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  const address = parseEmailAddress(email ?? '')
  checkMetadataSize(data)
  if (settings.isAutoconfirm) {
    const device = deviceOf(parts, context)
    const answer = await signUpAtOnce(parts, { address, password, data, device })
    return context.json(answer)
  }
  await limits.checkMail(clientAddressOf(parts, context))
  const redirectTo = redirectOf(parts, context)
  const answer = await signUpByMail(parts, context, {
    address,
    password,
    data,
    challenge,
    redirectTo,
  })
  return context.json(answer)
}

export function signupDisabled(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

export function toPasswordRules({ settings }: AuthParts) {
  return {
    minLength: settings.passwordMinLength,
    requiredCharacters: settings.passwordRequiredCharacters,
    refusesCommon: settings.refusesCommonPasswords,
  }
}

async function signUpAnonymously(
  parts: AuthParts,
  context: Context,
  {
    data,
    gotrue_meta_security: captcha,
  }: { data: Metadata; gotrue_meta_security?: string | undefined },
): Promise<Response> {
  if (!parts.settings.isAnonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  await parts.limits.countRequest('anonymous', clientAddressOf(parts, context))
  await checkCaptcha(parts, context, captcha)
  if (parts.settings.isSignupDisabled) throw signupDisabled()
  checkMetadataSize(data)
  const signedIn = await runWork(parts, async (work) => {
    const account = await addAccount(work, parts.randomBytes, {
      userMetadata: data,
      isConfirmed: false,
    })
    // Nobody can have taken an address that there is none of.
    if (account === undefined) throw new Error('an account without address was refused')
    return openSessionOf(parts, work, {
      account,
      method: 'anonymous',
      device: deviceOf(parts, context),
    })
  })
  return context.json(await toSessionAnswer(parts, parts.userDb, signedIn))
}

async function openSessionOf(
  parts: AuthParts,
  work: Work,
  given: { account: Account; method: string; device: Device },
) {
  return { account: given.account, session: await openSession(parts, work, given) }
}

interface Signup {
  address: string
  password: string
  data: Metadata
}

/** Where addresses need no proof. */
async function signUpAtOnce(
  parts: AuthParts,
  { address, password, data, device }: Signup & { device: Device },
): Promise<WireObject> {
  const { existing, isSamePassword, passwordHash } = await comparePassword(parts, address, password)
  const taken = new AuthError(422, 'user_already_exists', 'User already registered')
  if (existing !== undefined && !isSamePassword) throw taken
  const signedIn = await runWork(parts, async (work) => {
    const account =
      existing === undefined
        ? await addAccountByEmail(parts, work, { address, passwordHash, data, isConfirmed: true })
        : await confirmSamePerson(work, existing)
    if (account === undefined) throw taken
    return openSessionOf(parts, work, { account, method: 'password', device })
  })
  return toSessionAnswer(parts, parts.userDb, signedIn)
}

/** Who knows the password of an account that was never confirmed is the one who made it. */
async function confirmSamePerson(work: Work, { userId, passwordHash }: Account) {
  const account = await lockAccount(work.queries, userId)
  if (account === undefined || account.emailConfirmedAt !== null) return undefined
  if (account.passwordHash !== passwordHash) return undefined
  account.emailConfirmedAt = work.at
  return account
}

/**
 * What the password costs to look at is paid alike whether the address is new, waiting for its
 * confirmation, or confirmed.
 */
async function comparePassword({ userDb, hasher }: AuthParts, address: string, password: string) {
  const userId = await findUserIdOfAddress(userDb, address)
  const existing = userId === undefined ? undefined : await findAccount(userDb, userId)
  if (existing === undefined || existing.emailConfirmedAt !== null) {
    return { existing, isSamePassword: false, passwordHash: await hasher.hash(password) }
  }
  const isSamePassword = await hasher.verify(existing.passwordHash, password)
  return { existing, isSamePassword, passwordHash: undefined }
}

export async function addAccountByEmail(
  parts: AuthParts,
  work: Work,
  given: {
    address: string
    passwordHash: string | undefined
    data: Metadata
    isConfirmed: boolean
  },
): Promise<Account | undefined> {
  const { address, passwordHash, data, isConfirmed } = given
  const userId = newUuid(parts.randomBytes)
  const account = await addAccount(work, parts.randomBytes, {
    userId,
    email: address,
    passwordHash,
    userMetadata: { ...data, ...toEmailFacts(userId, address, isConfirmed) },
    isConfirmed,
  })
  return account
}

async function signUpByMail(
  parts: AuthParts,
  context: Context,
  signup: Signup & { challenge: CodeChallenge | undefined; redirectTo: string },
): Promise<WireObject> {
  const { address, password, data, challenge, redirectTo } = signup
  const { isSamePassword, passwordHash } = await comparePassword(parts, address, password)
  return runWork(parts, async (work) => {
    const { queries, at } = work
    await askForMail(parts, work, { context, address, slots: ['confirmation'] })
    const added = await addAccountByEmail(parts, work, {
      address,
      passwordHash,
      data,
      isConfirmed: false,
    })
    const account = added ?? (await lockByAddress(work, address))
    if (account === undefined || account.emailConfirmedAt !== null) {
      if (account !== undefined) await mailAccountExists(parts, work, account)
      return makeUpUser(parts.vault, { email: address, data, at })
    }
    account.updatedAt = at
    const keepsPassword = added !== undefined || isSamePassword
    await mailAccount(parts, work, {
      account,
      slot: 'confirmation',
      kind: 'signup',
      address,
      redirectTo,
      codeChallenge: challenge,
      keepsPassword,
      askedBy: askerOf(parts, context),
    })
    const [identity] = await listIdentities(queries, account.userId)
    const identityId = identity?.identityId ?? newUuid(parts.randomBytes)
    return toFreshUserView({ userId: account.userId, identityId, email: address, data, at })
  })
}

export async function lockByAddress({ queries }: Work, address: string) {
  const userId = await findUserIdOfAddress(queries, address)
  return userId === undefined ? undefined : lockAccount(queries, userId)
}

async function mailAccountExists(parts: AuthParts, work: Work, { userId, email }: Account) {
  const expiresAt = new Date(work.at.getTime() + parts.settings.mailedCodeLifeSeconds * 1000)
  const kind = 'account_exists'
  const id = newUuid(parts.randomBytes)
  const mail = { id, to: email ?? '', sentAt: work.at, kind } as const
  await work.post({ ...mail, ...writeMail(kind, { minutes: 0 }) }, { userId, expiresAt })
}
