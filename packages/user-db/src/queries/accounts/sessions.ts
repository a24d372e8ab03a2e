import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { revokeAllGrants } from '../agent/grants'

/** How sure we are who it is: one factor, or two. */
export type AssuranceLevel = 'aal1' | 'aal2'

/** A way of signing in and when it was used last, in whole seconds since 1970. */
export interface AuthenticationMethod {
  method: string
  timestamp: number
}

/** A device that is signed in. */
export interface Session {
  userId: string
  sessionId: string
  assuranceLevel: AssuranceLevel
  /** Latest first. */
  methods: AuthenticationMethod[]
  /** The factor that raised the session to two factors. */
  factorId: string | null
  /** Number of the current refresh token. */
  refreshCounter: number
  /** Refresh tokens below it were handed out before the session was raised. */
  lowestCounter: number
  rotatedAt: Date
  /** Number of the refresh token that was handed out a second time, long after the first. */
  handedAgain?: number
  lastUsedAt: Date
  userAgent: string
  /** Where it signed in from, such as `203.0.113.*`; empty where that was not noted. */
  network: string
  createdAt: Date
}

interface SessionRow {
  user_id: string
  session_id: string
  aal: AssuranceLevel
  amr: string
  factor_id: string | null
  refresh_counter: number
  lowest_counter: number
  rotated_at: Date
  handed_again: number
  last_used_at: Date
  user_agent: string
  network: string
  created_at: Date
}

const columns = `user_id, session_id, aal, amr, factor_id, refresh_counter, lowest_counter,
  rotated_at, last_used_at, user_agent, network, created_at, handed_again`

function toSession(row: SessionRow): Session {
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    assuranceLevel: row.aal,
    methods: JSON.parse(row.amr) as AuthenticationMethod[],
    factorId: row.factor_id,
    refreshCounter: row.refresh_counter,
    lowestCounter: row.lowest_counter,
    rotatedAt: row.rotated_at,
    handedAgain: row.handed_again,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
    network: row.network,
    createdAt: row.created_at,
  }
}

export interface SessionKey {
  userId: string
  sessionId: string
}

const byId = statement<SessionRow>(
  `SELECT ${columns} FROM auth_session WHERE user_id = $1 AND session_id = $2`,
)

export async function findSession(
  queries: Queries,
  { userId, sessionId }: SessionKey,
): Promise<Session | undefined> {
  const [row] = await queries.query(byId, [userId, sessionId])
  return row && toSession(row)
}

const lockedById = statement<SessionRow>(
  `SELECT ${columns} FROM auth_session WHERE user_id = $1 AND session_id = $2 FOR UPDATE`,
)

/** Finds a session and holds it until the transaction ends. */
export async function lockSession(
  queries: Queries,
  { userId, sessionId }: SessionKey,
): Promise<Session | undefined> {
  const [row] = await queries.query(lockedById, [userId, sessionId])
  return row && toSession(row)
}

const ofUser = statement<SessionRow>(
  `SELECT ${columns} FROM auth_session WHERE user_id = $1 ORDER BY last_used_at DESC, session_id`,
)

/** The devices of a user, the latest used first. */
export async function listSessions(queries: Queries, userId: string): Promise<Session[]> {
  return (await queries.query(ofUser, [userId])).map(toSession)
}

const save = statement(`
  INSERT INTO auth_session (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (user_id, session_id) DO UPDATE
  SET aal = excluded.aal, amr = excluded.amr, factor_id = excluded.factor_id,
      refresh_counter = excluded.refresh_counter, lowest_counter = excluded.lowest_counter,
      rotated_at = excluded.rotated_at, last_used_at = excluded.last_used_at,
      handed_again = excluded.handed_again`)

/** Adds a session, or writes a locked one back. */
export async function saveSession(queries: Queries, session: Session): Promise<void> {
  await queries.run(save, [
    session.userId,
    session.sessionId,
    session.assuranceLevel,
    JSON.stringify(session.methods),
    session.factorId,
    session.refreshCounter,
    session.lowestCounter,
    session.rotatedAt,
    session.lastUsedAt,
    session.userAgent,
    session.network,
    session.createdAt,
    session.handedAgain ?? 0,
  ])
}

const end = statement(`DELETE FROM auth_session WHERE user_id = $1 AND session_id = $2`)

/** Signs a device out; false when it was not signed in. */
export async function endSession(
  queries: Queries,
  { userId, sessionId }: SessionKey,
): Promise<boolean> {
  return (await queries.run(end, [userId, sessionId])) === 1
}

const endAll = statement(`DELETE FROM auth_session WHERE user_id = $1`)

/** Signs the user out everywhere; what assistants were allowed ends with it. */
export async function endAllSessions(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await queries.run(endAll, [userId])
  await revokeAllGrants(queries, { userId, at })
}

const endOldest = statement(`
  DELETE FROM auth_session
  WHERE  user_id = $1
  AND    session_id IN (
           SELECT session_id FROM auth_session
           WHERE  user_id = $1
           ORDER  BY last_used_at DESC, session_id
           OFFSET $2)`)

/** Ends the sessions of a user that were not used for the longest time, but for so many. */
export async function endOldestSessions(
  queries: Queries,
  { userId, keptCount }: { userId: string; keptCount: number },
): Promise<void> {
  await queries.run(endOldest, [userId, keptCount])
}

const endOthers = statement(`DELETE FROM auth_session WHERE user_id = $1 AND session_id <> $2`)

/** Signs the user's other devices out; what assistants were allowed ends with it. */
export async function endOtherSessions(
  queries: Queries,
  { userId, sessionId, at }: SessionKey & { at: Date },
): Promise<void> {
  await queries.run(endOthers, [userId, sessionId])
  await revokeAllGrants(queries, { userId, at })
}

const endOtherLow = statement(
  `DELETE FROM auth_session WHERE user_id = $1 AND session_id <> $2 AND aal <> 'aal2'`,
)

/** Ends the user's other sessions that were opened with one factor only. */
export async function endOtherSingleFactorSessions(
  queries: Queries,
  { userId, sessionId }: SessionKey,
): Promise<void> {
  await queries.run(endOtherLow, [userId, sessionId])
}

const lower = statement(`
  UPDATE auth_session SET aal = 'aal1', factor_id = NULL WHERE user_id = $1 AND factor_id = $2`)

/** Sessions that a factor had raised have one factor again. */
export async function lowerSessionsOfFactor(
  queries: Queries,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<void> {
  await queries.run(lower, [userId, factorId])
}
