import type { Session } from '@kotonoha/user-db/queries/accounts/sessions'
import { AuthError } from '../auth-error'
import type { AuthParts } from '../auth-parts'

/** Long enough to find a phone and an app on it. */
const recentMs = 15 * 60_000

/** When a way of signing in was shown in this session last; 0: it was not. */
function shownAt({ methods }: Session, isWanted: (method: string) => boolean): number {
  const times = methods.filter(({ method }) => isWanted(method)).map(({ timestamp }) => timestamp)
  return Math.max(0, ...times) * 1000
}

export function isRecentSignIn(session: Session, at: Date): boolean {
  return at.getTime() - shownAt(session, () => true) <= recentMs
}

interface FirstFactorRequest {
  session: Session
  at: Date
  /** Uses the code of a reauthentication up; undefined when none came along. */
  takeNonce: (() => Promise<boolean>) | undefined
}

/**
 * Whoever turns a second factor on locks everybody else out, the owner too. So the password alone
 * is not enough for the first: it takes a recent sign-in, and the mailbox. The mailbox was shown
 * by a code or link that this session redeemed lately, or by `nonce`, the code of a
 * reauthentication. Where addresses need no proof, a code could go to anybody, so none is asked.
 */
export async function checkFirstFactor(
  { settings }: AuthParts,
  { session, at, takeNonce }: FirstFactorRequest,
): Promise<'allowed' | 'wrong-nonce'> {
  const refusal = new AuthError(
    400,
    'reauthentication_needed',
    'The first factor requires a recent sign-in and reauthentication',
  )
  if (!isRecentSignIn(session, at)) throw refusal
  if (settings.isAutoconfirm) return 'allowed'
  const isMailShown = at.getTime() - shownAt(session, isByMail) <= recentMs
  if (isMailShown) return 'allowed'
  if (takeNonce === undefined) throw refusal
  return (await takeNonce()) ? 'allowed' : 'wrong-nonce'
}

function isByMail(method: string): boolean {
  return !['password', 'totp', 'anonymous', 'oauth'].includes(method)
}
