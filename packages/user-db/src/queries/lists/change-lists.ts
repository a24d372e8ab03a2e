import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { findPositionAfter, type Place } from './position'

/** Says whose list is meant, and when it is changed. */
export interface ListChange {
  userId: string
  listId: string
  at: Date
}

const positions = {
  listAll: statement<Place>(`
    SELECT list_id AS id, position
    FROM   list
    WHERE  user_id = $1 AND deleted_at IS NULL
    ORDER  BY position, list_id
    FOR UPDATE`),
  set: statement(`UPDATE list SET position = $3 WHERE user_id = $1 AND list_id = $2`),
}

const insertList = statement(`
  INSERT INTO list (user_id, list_id, name, position, created_at, updated_at)
  SELECT $1, $2::uuid, $3, coalesce(max(position), 0) + 1, $4::timestamptz, $4
  FROM   list
  WHERE  user_id = $1
  ON CONFLICT (user_id, list_id) DO NOTHING`)

/** Makes a list at the end; does nothing when the learner has one with this id. */
export async function createList(
  queries: Queries,
  { userId, listId, name, at }: ListChange & { name: string },
): Promise<void> {
  await queries.run(insertList, [userId, listId, name, at])
}

const countListsOfUser = statement<{ count: number }>(`
  SELECT count(*) FROM list WHERE user_id = $1 AND deleted_at IS NULL`)

/** For the limit on lists. */
export async function countLists(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(countListsOfUser, [userId])
  return row?.count ?? 0
}

const setName = statement(`
  UPDATE list
  SET    name = $3, updated_at = $4
  WHERE  user_id = $1 AND list_id = $2 AND deleted_at IS NULL`)

/** Says whether there was such a list. */
export async function renameList(
  queries: Queries,
  { userId, listId, name, at }: ListChange & { name: string },
): Promise<boolean> {
  return (await queries.run(setName, [userId, listId, name, at])) === 1
}

/**
 * Moves a list behind another one, or to the front; says whether both are there.
 *
 * To be called in a transaction. Only the moved list changes, so that orders given on two
 * devices at once are both kept where they do not speak of the same list.
 */
export async function placeList(
  queries: Queries,
  move: { userId: string; listId: string; afterListId: string | undefined },
): Promise<boolean> {
  const { userId, listId, afterListId } = move
  const all = await queries.query(positions.listAll, [userId])
  if (!all.some((each) => each.id === listId)) return false
  const others = all.filter((each) => each.id !== listId)
  const found = findPositionAfter(others, afterListId, 1)
  if (found === undefined) return false
  for (const each of found.renumbered) {
    await queries.run(positions.set, [userId, each.id, each.position])
  }
  await queries.run(positions.set, [userId, listId, found.first])
  return true
}

const setDeletedAt = statement(`
  UPDATE list
  SET    deleted_at = $3
  WHERE  user_id = $1 AND list_id = $2 AND deleted_at IS NULL`)

/** Hides the list; it can be restored until it is purged. Says whether it was there. */
export async function deleteList(
  queries: Queries,
  { userId, listId, at }: ListChange,
): Promise<boolean> {
  return (await queries.run(setDeletedAt, [userId, listId, at])) === 1
}

const clearDeletedAt = statement(`
  UPDATE list SET deleted_at = NULL WHERE user_id = $1 AND list_id = $2`)

/** Undoes a deletion, with every item, note, place and link; says whether the list is there. */
export async function restoreList(
  queries: Queries,
  { userId, listId }: { userId: string; listId: string },
): Promise<boolean> {
  return (await queries.run(clearDeletedAt, [userId, listId])) === 1
}
