import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A way back from a change of an account, which a mail told its owner of. */
export interface Undo {
  userId: string
  undoId: string
  /** What was changed. */
  kind: string
  tokenHash: string
  /** What the account was like before, as JSON. */
  state: string
  createdAt: Date
  expiresAt: Date
}

interface UndoRow {
  user_id: string
  undo_id: string
  kind: string
  token_hash: string
  state: string
  created_at: Date
  expires_at: Date
}

const columns = 'user_id, undo_id, kind, token_hash, state, created_at, expires_at'

const insert = statement(`INSERT INTO auth_undo (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`)

export async function insertUndo(queries: Queries, undo: Undo): Promise<void> {
  await queries.run(insert, [
    undo.userId,
    undo.undoId,
    undo.kind,
    undo.tokenHash,
    undo.state,
    undo.createdAt,
    undo.expiresAt,
  ])
}

const ofUser = statement<UndoRow>(
  `SELECT ${columns} FROM auth_undo WHERE user_id = $1 ORDER BY created_at DESC, undo_id`,
)

/** All of a user, those past their time too; the latest first. */
export async function listUndos(queries: Queries, userId: string): Promise<Undo[]> {
  const rows = await queries.query(ofUser, [userId])
  return rows.map((row) => ({
    userId: row.user_id,
    undoId: row.undo_id,
    kind: row.kind,
    tokenHash: row.token_hash,
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

const removeSince = statement(`DELETE FROM auth_undo WHERE user_id = $1 AND created_at >= $2`)

/** The ways back from this change and from all that came after it. */
export async function deleteUndosSince(
  queries: Queries,
  { userId, createdAt }: { userId: string; createdAt: Date },
): Promise<void> {
  await queries.run(removeSince, [userId, createdAt])
}
