import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** An account that goes at `dueAt` unless its owner changes their mind. */
export interface AccountDeletion {
  requestedAt: Date
  dueAt: Date
}

/** Days between asking for it and the deletion: issue text and product description say 14. */
const graceDays = 14
const dayMs = 24 * 60 * 60 * 1000

const keepRequest = statement<{ requested_at: Date; due_at: Date }>(`
  INSERT INTO account_deletion (user_id, requested_at, due_at)
  VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET due_at = account_deletion.due_at
  RETURNING requested_at, due_at`)

/** Asks for the deletion of an account; asking again does not put it off. */
export async function requestDeletion(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<AccountDeletion> {
  const dueAt = new Date(at.getTime() + graceDays * dayMs)
  const [row] = await queries.query(keepRequest, [userId, at, dueAt])
  return { requestedAt: row?.requested_at ?? at, dueAt: row?.due_at ?? dueAt }
}

const dropRequest = statement(`DELETE FROM account_deletion WHERE user_id = $1`)

/** Keeps the account after all; says whether it was to be deleted. */
export async function cancelDeletion(queries: Queries, userId: string): Promise<boolean> {
  return (await queries.run(dropRequest, [userId])) === 1
}

const requestOfUser = statement<{ requested_at: Date; due_at: Date }>(`
  SELECT requested_at, due_at FROM account_deletion WHERE user_id = $1`)

/** The deletion that waits for this account; undefined where none does. */
export async function findDeletion(
  queries: Queries,
  userId: string,
): Promise<AccountDeletion | undefined> {
  const [row] = await queries.query(requestOfUser, [userId])
  return row && { requestedAt: row.requested_at, dueAt: row.due_at }
}

const dueRequests = statement<{ user_id: string }>(`
  SELECT user_id FROM account_deletion WHERE due_at <= $1 ORDER BY due_at LIMIT $2`)

/** The accounts whose grace is over. */
export async function listDueDeletions(
  queries: Queries,
  { at, limit }: { at: Date; limit: number },
): Promise<string[]> {
  return (await queries.query(dueRequests, [at, limit])).map((row) => row.user_id)
}
