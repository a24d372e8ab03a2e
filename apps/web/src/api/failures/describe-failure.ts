import * as v from 'valibot'
import { findHttpStatus, isUnreachable } from '../api-error'
import { addressRefused } from './find-auth-code'
import { PlainFailure } from './plain-failure'
import { describeWait, findRetrySeconds } from './retry-seconds'

/** What the authentication client and the procedures' client throw, as far as it is looked at. */
const failure = v.object({
  name: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  /** The authentication service's. */
  code: v.fallback(v.string(), ''),
  reasons: v.fallback(v.array(v.string()), []),
})

/** Of an address that is none, wherever it is seen: before it is sent, or by the service. */
export const notAnAddress = 'This is not an e-mail address. Check it: name@example.org'

const unreachable = 'The server could not be reached. Nothing was changed; try again.'

/** By the code of the service, or of a procedure; by the message where one code stands for many. */
const texts: Record<string, string> = {
  invalid_credentials: 'That password is not right.',
  otp_expired: 'That code is not right, or it is no longer valid. Check it, or ask for a new one.',
  mfa_verification_failed:
    'That code is not right. Codes change every 30 seconds and work once; wait for the next one.',
  mfa_challenge_expired: 'That took too long. Enter the code that is shown now.',
  mfa_ip_address_mismatch: 'The connection changed meanwhile. Enter the code that is shown now.',
  mfa_factor_not_found: 'This authenticator is not there any more. Reload the page.',
  mfa_factor_name_conflict: 'Another authenticator has this name already. Choose another one.',
  too_many_enrolled_mfa_factors: 'There are ten authenticators already. Remove one first.',
  insufficient_aal: 'Show your second factor first, then try again.',
  same_password: 'That is your password already. Choose another one.',
  reauthentication_not_valid:
    'That code is not right, or it is no longer valid. Check it, or ask for a new one.',
  email_exists: 'This address cannot be used. Choose another one.',
  email_address_invalid: 'Mail cannot be sent to this address. Check it.',
  email_address_not_authorized: 'Mail cannot be sent to this address. Check it.',
  [addressRefused]: notAnAddress,
  validation_failed: 'That is not valid. Check what you typed.',
  session_not_found: 'You were signed out on this device. Sign in again.',
  captcha_failed: 'The check that a person asks did not count. Try once more.',
  user_banned: 'This account is suspended.',
  'session-ended': 'You were signed out on this device. Sign in again.',
  'not-signed-in': 'You were signed out on this device. Sign in again.',
  'reauthentication-needed':
    'You signed in a while ago. Close this, try again, and enter your password or code when asked.',
  'second-factor-needed': 'Show your second factor first, then try again.',
  'too-many-grants': 'There are fifty of them already. Revoke one first.',
  'unknown-push-service':
    'This browser gets its notifications from a service that is not known here, so that none can be sent.',
  'payments-unavailable':
    'The payment service cannot be reached at the moment. Nothing was changed; try again.',
  'payments-off': 'Nothing is sold here: everything is included.',
  'already-subscribed': 'You have this already, so nothing was charged. Reload the page.',
  'terms-changed': 'The terms have changed meanwhile. Reload the page and read them again.',
  'no-subscription': 'There is no subscription any more. Reload the page.',
  'nothing-to-withdraw': 'There is no contract left that can be withdrawn from. Reload the page.',
  'level-needs-subscription':
    'Lessons of this level belong to a subscription. The page Subscription says what is free.',
  'accounts-unavailable':
    'Accounts cannot be reached at the moment. Nothing was changed; try again.',
}

const passwordReasons: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters.',
  pwned: 'It is on a list of passwords that were stolen elsewhere.',
}

/** What went wrong, in words for the learner who tried. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainFailure) return error.message
  const parsed = v.safeParse(failure, error)
  if (!parsed.success || isUnreachable(error)) return unreachable
  const { name, message, code, reasons } = parsed.output
  // The second is what the browser's fetch throws.
  if (name === 'AuthRetryableFetchError' || name === 'TypeError') return unreachable
  if (code === 'weak_password') return describeWeakness(message, reasons)
  if (code === 'over_email_send_rate_limit') return describePause(error, message)
  if (code === 'over_request_rate_limit') return describeTooMany(error)
  const known = texts[message] ?? texts[code]
  if (known !== undefined) return known
  if (findHttpStatus(error) === 429) return describeTooMany(error)
  return 'That did not work, and nothing was changed. Try again later.'
}

function describeWeakness(message: string, reasons: readonly string[]): string {
  // "… at least 6 characters": how long is a setting of the service.
  const [least] = /\d+/.exec(message) ?? []
  const isShort = reasons.includes('length') && least !== undefined
  const why = reasons.map((reason) =>
    reason === 'length' && isShort
      ? `It needs at least ${least} characters.`
      : (passwordReasons[reason] ?? ''),
  )
  return ['Choose a stronger password.', ...why].filter(Boolean).join(' ')
}

function describePause(error: unknown, message: string): string {
  const seconds = findRetrySeconds(error)
  // The pause of an address; otherwise too many mails were asked for within the hour.
  if (message.includes('only request this after') || seconds === undefined) {
    const wait = seconds === undefined ? 'a minute' : describeWait(seconds)
    return `A mail was sent a moment ago. Wait ${wait} before asking for another one.`
  }
  return `So many mails were asked for that the next one can be sent in ${describeWait(seconds)}.`
}

function describeTooMany(error: unknown): string {
  const seconds = findRetrySeconds(error)
  return seconds === undefined
    ? 'Too many tries in a short time. Wait a few minutes, then try again.'
    : `Too many tries in a short time. Try again in ${describeWait(seconds)}.`
}
