import { describeFailure } from '../../../api/failures/describe-failure'
import { findAuthCode } from '../../../api/failures/find-auth-code'

/** The authentication client's own message, so that it is the same wherever it is refused. */
export const credentialsNeeded = 'You must provide either an email or phone number and a password.'

/** Where these forms say it otherwise than the dialogs of somebody who is signed in. */
const texts: Record<string, string> = {
  // The same for an address that nobody has: who has an account here is nobody's business.
  invalid_credentials: 'The e-mail address or the password is not right.',
  signup_disabled: 'New accounts cannot be made here at the moment.',
  user_already_exists: 'An account cannot be made with this address. Sign in if you have one.',
  email_provider_disabled: 'Signing in by e-mail is switched off here.',
  user_banned: 'This account is suspended.',
}

const byMailMeanwhile =
  ' For a password, a code from a mail works meanwhile: “Forgot your password?”'

/** What went wrong on the way in, in words for whoever tried. */
export function describeAccessFailure(error: unknown): string {
  const code = findAuthCode(error) ?? ''
  const meanwhile = code === 'over_request_rate_limit' ? byMailMeanwhile : ''
  return texts[code] ?? `${describeFailure(error)}${meanwhile}`
}
