import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** The question for a code of one factor. */
export interface Challenge {
  userId: string
  challengeId: string
  factorId: string
  /** Who asked must also answer. */
  clientAddress: string
  /** Null: asked before sessions were noted. */
  sessionId: string | null
  createdAt: Date
  usedAt: Date | null
}

interface ChallengeRow {
  user_id: string
  challenge_id: string
  factor_id: string
  client_address: string
  session_id: string | null
  created_at: Date
  used_at: Date | null
}

const columns = 'user_id, challenge_id, factor_id, client_address, created_at, used_at, session_id'

const byId = statement<ChallengeRow>(
  `SELECT ${columns} FROM auth_challenge WHERE user_id = $1 AND challenge_id = $2`,
)

export async function findChallenge(
  queries: Queries,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<Challenge | undefined> {
  const [row] = await queries.query(byId, [userId, challengeId])
  if (row === undefined) return undefined
  return {
    userId: row.user_id,
    challengeId: row.challenge_id,
    factorId: row.factor_id,
    clientAddress: row.client_address,
    sessionId: row.session_id,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}

const save = statement(`
  INSERT INTO auth_challenge (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (user_id, challenge_id) DO UPDATE SET used_at = excluded.used_at`)

/** Adds a challenge, or notes that it was used. */
export async function saveChallenge(queries: Queries, challenge: Challenge): Promise<void> {
  await queries.run(save, [
    challenge.userId,
    challenge.challengeId,
    challenge.factorId,
    challenge.clientAddress,
    challenge.createdAt,
    challenge.usedAt,
    challenge.sessionId,
  ])
}
