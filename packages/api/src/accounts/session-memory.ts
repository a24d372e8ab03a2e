import { findSession } from '@kotonoha/user-db/queries/accounts/sessions'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { TokenHolder } from './accounts'

/** A device that was signed out reads nothing any more after so long. */
const rememberedMs = 30_000

/** Sessions of this process; more are asked for anew. */
const maxSessions = 20_000

/** Whether a session still is, asked of the database twice a minute for each. */
export type IsSessionAlive = (holder: TokenHolder) => Promise<boolean>

/** Tokens live on for up to an hour after their session ended; this is what ends them for reading. */
export function createSessionMemory(userDb: UserDb, clock: () => Date): IsSessionAlive {
  const seenAt = new Map<string, number>()
  return async ({ userId, sessionId }) => {
    const now = clock().getTime()
    const key = `${userId} ${sessionId}`
    const seen = seenAt.get(key)
    if (seen !== undefined && Math.abs(now - seen) < rememberedMs) return true
    const isAlive = (await findSession(userDb, { userId, sessionId })) !== undefined
    seenAt.delete(key)
    if (!isAlive) return false
    seenAt.set(key, now)
    for (const oldest of seenAt.keys()) {
      if (seenAt.size <= maxSessions) break
      seenAt.delete(oldest)
    }
    return true
  }
}
