import * as z from 'zod/mini'
import { describeFailure } from '../account-security/describe-failure'

/** The specification's message (section 5), to the letter. */
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

const withCode = z.object({ code: z.string() })

/** What went wrong on the way in, in words for whoever tried. */
export function describeAccessFailure(error: unknown): string {
  const parsed = withCode.safeParse(error)
  return (parsed.success ? texts[parsed.data.code] : undefined) ?? describeFailure(error)
}

/** The code of the authentication service behind an error; undefined where there is none. */
export function findAuthCode(error: unknown): string | undefined {
  const parsed = withCode.safeParse(error)
  return parsed.success ? parsed.data.code : undefined
}

/** Seconds until another mail may be asked for, where the service says so. */
export function findPauseSeconds(error: unknown): number | undefined {
  if (findAuthCode(error) !== 'over_email_send_rate_limit') return undefined
  const [seconds] = /\d+/.exec(error instanceof Error ? error.message : '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
