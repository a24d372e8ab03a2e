import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { findUserIdOfAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import { listCodes } from '@kotonoha/user-db/queries/accounts/codes'
import type { Context } from 'hono'
import { z } from 'zod'
import { askerOf } from '../accounts/ask-for-mail'
import { parseEmailAddress, parsePhoneNumber } from '../accounts/email-address'
import { mailChangeCodes } from '../accounts/email-change'
import { mailAccount } from '../accounts/mail-account'
import { checkMetadataSize } from '../accounts/metadata-size'
import { AuthError, validationFailed } from '../auth-error'
import type { AuthParts } from '../auth-parts'
import { choice, metadata, readBody, security, text } from '../http/read-body'
import {
  checkCaptcha,
  clientAddressOf,
  parseCodeChallenge,
  redirectOf,
} from '../http/request-facts'
import { answerMailedRequest, type MailedRequest } from './mailed-request'
import { addAccountByEmail, lockByAddress, signupDisabled } from './signup'

const challengeFields = { code_challenge: text, code_challenge_method: text }

const otpBody = z.object({
  email: text,
  phone: text,
  create_user: choice,
  data: metadata,
  channel: text,
  ...challengeFields,
  gotrue_meta_security: security,
})

function phoneDisabled(): AuthError {
  return new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
}

/** `POST /otp` and `POST /magiclink`: signs in, or up, by a mail alone. */
export async function sendOneTimeCode(
  parts: AuthParts,
  context: Context,
  bucket: 'otp' | 'magiclink',
): Promise<Response> {
  const { settings, limits, userDb } = parts
  await limits.countRequest(bucket, clientAddressOf(parts, context))
  const body = await readBody(context, otpBody)
  const { email, phone, create_user: mayCreate = true, data = {} } = body
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided')
  }
  if (email && body.channel) throw validationFailed('Channel should only be specified with phone')
  const codeChallenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method)
  if (!email && !phone) throw validationFailed('One of email or phone must be set')
  await checkCaptcha(parts, context, body.gotrue_meta_security)
  if (phone) throw phoneDisabled()
  const address = parseEmailAddress(email ?? '')
  checkMetadataSize(data)
  if (!settings.isEmailEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  const redirectTo = redirectOf(parts, context)
  const isKnown = (await findUserIdOfAddress(userDb, address)) !== undefined
  if (!isKnown && !mayCreate) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  if (!isKnown && settings.isSignupDisabled) throw signupDisabled()
  // Both, since only one of the two mails goes out, and which one must not show.
  const slots = ['confirmation', 'recovery'] as const
  return answerMailedRequest(parts, context, { address, slots }, async (work) => {
    const isConfirmed = settings.isAutoconfirm
    const given = { address, passwordHash: undefined, data, isConfirmed }
    const account =
      (await lockByAddress(work, address)) ??
      (isKnown ? undefined : await addAccountByEmail(parts, work, given))
    if (account === undefined) return
    const isNew = account.emailConfirmedAt === null
    await mailAccount(parts, work, {
      account,
      slot: isNew ? 'confirmation' : 'recovery',
      kind: isNew ? 'signup' : 'magiclink',
      askedBy: askerOf(parts, context),
      address,
      redirectTo,
      codeChallenge,
    })
  })
}

const recoverBody = z.object({
  email: text,
  ...challengeFields,
  gotrue_meta_security: security,
})

/** `POST /recover` */
export async function recover(parts: AuthParts, context: Context): Promise<Response> {
  await parts.limits.countRequest('recover', clientAddressOf(parts, context))
  const body = await readBody(context, recoverBody)
  if (!body.email) throw validationFailed('Password recovery requires an email')
  const codeChallenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method)
  await checkCaptcha(parts, context, body.gotrue_meta_security)
  const address = parseEmailAddress(body.email)
  if (!parts.settings.isEmailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
  }
  const request = { address, redirectTo: redirectOf(parts, context), codeChallenge }
  const slots = ['recovery'] as const
  return answerMailedRequest(parts, context, { address, slots }, async (work) => {
    const account = await lockByAddress(work, address)
    if (account === undefined) return
    const askedBy = askerOf(parts, context)
    await mailAccount(parts, work, {
      account,
      slot: 'recovery',
      kind: 'recovery',
      askedBy,
      ...request,
    })
  })
}

const resendBody = z.object({
  type: text,
  email: text,
  phone: text,
  ...challengeFields,
  gotrue_meta_security: security,
})

const mailTypes = ['signup', 'email_change']
const phoneTypes = ['sms', 'phone_change']

/** `POST /resend`: the answer is the same whether or not there was anything to send. */
export async function resend(parts: AuthParts, context: Context): Promise<Response> {
  await parts.limits.countRequest('resend', clientAddressOf(parts, context))
  const body = await readBody(context, resendBody)
  const { type = '', email, phone } = body
  if (![...mailTypes, ...phoneTypes].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (!email === !phone) throw validationFailed('Type provided requires an email or a phone number')
  if (phoneTypes.includes(type) !== Boolean(phone)) {
    throw validationFailed(`Type ${type} does not fit the address`)
  }
  const codeChallenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method)
  await checkCaptcha(parts, context, body.gotrue_meta_security)
  if (phone) {
    parsePhoneNumber(phone)
    throw phoneDisabled()
  }
  const address = parseEmailAddress(email ?? '')
  const redirectTo = redirectOf(parts, context)
  const answer = type === 'signup' ? resendSignup : resendChange
  return answer(parts, context, { address, redirectTo, codeChallenge })
}

function resendSignup(
  parts: AuthParts,
  context: Context,
  request: MailedRequest,
): Promise<Response> {
  const { address } = request
  const askedBy = askerOf(parts, context)
  const slots = ['confirmation'] as const
  return answerMailedRequest(parts, context, { address, slots }, async (work) => {
    const account = await lockByAddress(work, address)
    if (account === undefined || account.emailConfirmedAt !== null) return
    const codes = await listCodes(work.queries, account.userId)
    const ofSlot = codes.filter(({ slot }) => slot === 'confirmation')
    const earlier = ofSlot.find((code) => code.askedBy === askedBy) ?? ofSlot[0]
    await mailAccount(parts, work, {
      account,
      slot: 'confirmation',
      kind: 'signup',
      // The mail is about the same sign-up as the one that it replaces.
      keepsPassword: earlier?.keepsPassword ?? false,
      askedBy,
      ...request,
    })
  })
}

function resendChange(
  parts: AuthParts,
  context: Context,
  { address, ...request }: MailedRequest,
): Promise<Response> {
  const slots = ['email-change'] as const
  return answerMailedRequest(parts, context, { address, slots }, async (work) => {
    const account = await lockByAddress(work, address)
    if (account === undefined || account.newEmail === null) return
    account.emailChangeSentAt = work.at
    await saveAccount(work.queries, account)
    const askedBy = askerOf(parts, context)
    await mailChangeCodes(parts, work, { account, askedBy, ...request })
  })
}
