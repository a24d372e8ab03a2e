import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { CodeChallenge } from './codes'

/** A link that was followed, waiting for the client that asked for it to prove itself. */
export interface Flow {
  codeHash: string
  userId: string
  /** The kind of the mail that the link came in. */
  kind: string
  codeChallenge: CodeChallenge
  expiresAt: Date
}

interface FlowRow {
  code_hash: string
  user_id: string
  kind: string
  challenge: string
  challenge_method: 's256' | 'plain'
  expires_at: Date
}

const columns = 'code_hash, user_id, kind, challenge, challenge_method, expires_at'

const insert = statement(`INSERT INTO auth_flow (${columns}) VALUES ($1, $2, $3, $4, $5, $6)`)

export async function insertFlow(queries: Queries, flow: Flow): Promise<void> {
  await queries.run(insert, [
    flow.codeHash,
    flow.userId,
    flow.kind,
    flow.codeChallenge.challenge,
    flow.codeChallenge.method,
    flow.expiresAt,
  ])
}

const take = statement<FlowRow>(`DELETE FROM auth_flow WHERE code_hash = $1 RETURNING ${columns}`)

/** Removes a flow and gives it: of two that ask at once, one gets it. */
export async function takeFlow(queries: Queries, codeHash: string): Promise<Flow | undefined> {
  const [row] = await queries.query(take, [codeHash])
  if (row === undefined) return undefined
  return {
    codeHash: row.code_hash,
    userId: row.user_id,
    kind: row.kind,
    codeChallenge: { challenge: row.challenge, method: row.challenge_method },
    expiresAt: row.expires_at,
  }
}

const removeOfUser = statement(`DELETE FROM auth_flow WHERE user_id = $1`)

export async function deleteFlowsOfUser(queries: Queries, userId: string): Promise<void> {
  await queries.run(removeOfUser, [userId])
}
