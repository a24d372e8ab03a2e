import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { findAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  endSession,
  lockSession,
  type Session,
  saveSession,
} from '@kotonoha/user-db/queries/accounts/sessions'
import { isBanned } from '../accounts/is-banned'
import { AuthError, validationFailed } from '../auth-error'
import { type AuthParts, runWork, type Work } from '../auth-parts'
import { parseRefreshToken } from '../tokens/refresh-token'

type Refreshed =
  | { kind: 'refreshed'; account: Account; session: Session }
  | { kind: 'unknown' | 'already-used' | 'banned' | 'expired' }

const minLength = 12

/**
 * Gives a session its next refresh token. The token just before the current one gets the current
 * one again, for its answer may have been lost; an older one, long after, ends the session.
 */
export async function refreshSession(
  parts: AuthParts,
  token: string,
): Promise<{ account: Account; session: Session }> {
  if (token.length < minLength || !/^[\w-]+$/.test(token)) {
    throw validationFailed('Refresh token is not valid')
  }
  const number = parseRefreshToken(parts.vault, token)
  // Outcomes that end a session are values: thrown, they would undo their own transaction.
  const refreshed: Refreshed =
    number === undefined
      ? { kind: 'unknown' }
      : await runWork(parts, (work) => refresh(parts, work, number))
  switch (refreshed.kind) {
    case 'refreshed':
      return refreshed
    case 'unknown':
      throw new AuthError(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      )
    case 'already-used':
      throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    case 'banned':
      throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
    case 'expired':
      throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  }
}

async function refresh(
  { settings }: AuthParts,
  { queries, at }: Work,
  { userId, sessionId, counter }: { userId: string; sessionId: string; counter: number },
): Promise<Refreshed> {
  // Parallel refreshes of a session wait here for each other and end on one chain.
  const session = await lockSession(queries, { userId, sessionId })
  const account = await findAccount(queries, userId)
  if (account !== undefined && isBanned(account, at)) return { kind: 'banned' }
  if (session === undefined || account === undefined || account.deletedAt !== null) {
    return { kind: 'unknown' }
  }
  if (isPastLimits(session, at, settings)) {
    await endSession(queries, session)
    return { kind: 'expired' }
  }
  const behind = session.refreshCounter - counter
  if (behind < 0) return { kind: 'unknown' }
  const sinceRotationMs = at.getTime() - session.rotatedAt.getTime()
  const isRecent = sinceRotationMs < settings.reuseIntervalSeconds * 1000
  // An answer may be lost, and its token be asked for again at any time. But the token that was
  // handed out twice, and used since, being asked for a second time once more is two who take turns.
  const isTakingTurns = behind === 1 && !isRecent && session.handedAgain === counter
  if ((behind > 1 && !isRecent) || isTakingTurns) {
    // Two hold tokens of one chain, and one of them is a thief: neither goes on.
    await endSession(queries, session)
    return { kind: 'already-used' }
  }
  // From before the second factor was shown: it must not be worth what came after.
  if (counter < session.lowestCounter) return { kind: 'unknown' }
  session.lastUsedAt = at
  if (behind === 1 && !isRecent) session.handedAgain = session.refreshCounter
  if (behind === 0) {
    session.refreshCounter += 1
    session.rotatedAt = at
  }
  await saveSession(queries, session)
  return { kind: 'refreshed', account, session }
}

function isPastLimits(
  { createdAt, lastUsedAt }: Session,
  at: Date,
  { sessionTimeboxSeconds: timebox, sessionInactivitySeconds: inactivity }: AuthParts['settings'],
): boolean {
  const secondsSince = (time: Date) => (at.getTime() - time.getTime()) / 1000
  if (timebox > 0 && secondsSince(createdAt) > timebox) return true
  return inactivity > 0 && secondsSince(lastUsedAt) > inactivity
}
