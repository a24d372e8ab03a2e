import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const keepShare = statement(`
  INSERT INTO list_share (user_id, list_id, token, created_at)
  SELECT user_id, list_id, $3, $4
  FROM   list
  WHERE  user_id = $1 AND list_id = $2 AND deleted_at IS NULL
  ON CONFLICT (user_id, list_id) DO NOTHING`)

const tokenOfList = statement<{ token: string }>(`
  SELECT token FROM list_share WHERE user_id = $1 AND list_id = $2`)

const keepToken = statement(`
  INSERT INTO share_token (token, user_id, list_id) VALUES ($1, $2, $3)`)

/**
 * Lets everybody who knows the token see the list; gives the token, the earlier one where the
 * list was shared already. Undefined when there is no such list. To be called in a transaction.
 */
export async function shareList(
  queries: Queries,
  share: { userId: string; listId: string; token: string; at: Date },
): Promise<string | undefined> {
  const { userId, listId, token, at } = share
  if ((await queries.run(keepShare, [userId, listId, token, at])) === 1) {
    await queries.run(keepToken, [token, userId, listId])
    return token
  }
  const [row] = await queries.query(tokenOfList, [userId, listId])
  return row?.token
}

const dropShare = statement<{ token: string }>(`
  DELETE FROM list_share WHERE user_id = $1 AND list_id = $2 RETURNING token`)

const dropToken = statement(`DELETE FROM share_token WHERE token = $1`)

/**
 * Ends the link for good: a later one has another token. Says whether there was one. To be
 * called in a transaction.
 */
export async function withdrawShare(
  queries: Queries,
  { userId, listId }: { userId: string; listId: string },
): Promise<boolean> {
  const dropped = await queries.query(dropShare, [userId, listId])
  for (const { token } of dropped) await queries.run(dropToken, [token])
  return dropped.length > 0
}

const listOfToken = statement<{ user_id: string; list_id: string }>(`
  SELECT user_id, list_id FROM share_token WHERE token = $1`)

/** Whose list a link shows; undefined for a withdrawn or unknown one. */
export async function findSharedList(
  queries: Queries,
  token: string,
): Promise<{ userId: string; listId: string } | undefined> {
  const [row] = await queries.query(listOfToken, [token])
  return row && { userId: row.user_id, listId: row.list_id }
}
