import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { ListChange } from './change-lists'
import type { ItemKey, ItemSnapshot } from './list-item'
import { lockList } from './lock-list'

// An item that was removed before comes back at the end, with the note that it had. Sent along
// with the lock of the list, so it looks for itself whether there is one.
const putItem = statement(`
  INSERT INTO list_item (user_id, list_id, kind, target_id, word_id, shown_text, shown_reading,
                         shown_meaning, note, position, added_at)
  SELECT user_id, list_id, $3, $4, $5::integer, $6, $7, $8, $9,
         (SELECT coalesce(max(position), 0) + 1
          FROM   list_item
          WHERE  user_id = $1 AND list_id = $2),
         $10::timestamptz
  FROM   list
  WHERE  user_id = $1 AND list_id = $2 AND deleted_at IS NULL
  ON CONFLICT (user_id, list_id, kind, target_id) DO UPDATE
  SET    removed_at    = NULL,
         word_id       = excluded.word_id,
         shown_text    = excluded.shown_text,
         shown_reading = excluded.shown_reading,
         shown_meaning = excluded.shown_meaning,
         note          = CASE WHEN excluded.note = '' THEN list_item.note ELSE excluded.note END,
         position      = excluded.position,
         added_at      = excluded.added_at
  WHERE  list_item.removed_at IS NOT NULL`)

/**
 * Adds items at the end; those that the list has stay as they are. Says whether there is such a
 * list. To be called in a transaction.
 */
export async function addItems(
  queries: Queries,
  change: ListChange & { items: readonly (ItemSnapshot & { note?: string })[] },
): Promise<boolean> {
  const { userId, listId, at } = change
  const [hasList] = await Promise.all([
    lockList(queries, change),
    ...change.items.map(({ kind, targetId, wordId, text, reading, meaning, note }) =>
      queries.run(putItem, [
        ...[userId, listId, kind, targetId, wordId ?? null],
        ...[text, reading, meaning, note ?? '', at],
      ]),
    ),
  ])
  return hasList
}

const setRemovedAt = statement(`
  UPDATE list_item
  SET    removed_at = $5
  WHERE  user_id = $1 AND list_id = $2 AND kind = $3 AND target_id = $4 AND removed_at IS NULL`)

const clearRemovedAt = statement(`
  UPDATE list_item
  SET    removed_at = NULL
  WHERE  user_id = $1 AND list_id = $2 AND kind = $3 AND target_id = $4`)

type ItemsChange = ListChange & { items: readonly ItemKey[] }

/**
 * Takes items out; they can be restored, note and place included, until they are purged. Says
 * whether there is such a list. To be called in a transaction.
 */
export function removeItems(queries: Queries, change: ItemsChange): Promise<boolean> {
  return changeEach(queries, change, ({ kind, targetId }) => {
    const { userId, listId, at } = change
    return queries.run(setRemovedAt, [userId, listId, kind, targetId, at])
  })
}

/** Undoes a removal; says whether there is such a list. To be called in a transaction. */
export function restoreItems(queries: Queries, change: ItemsChange): Promise<boolean> {
  return changeEach(queries, change, ({ kind, targetId }) => {
    const { userId, listId } = change
    return queries.run(clearRemovedAt, [userId, listId, kind, targetId])
  })
}

/** Nothing is changed where the list is gone. */
async function changeEach(
  queries: Queries,
  change: ItemsChange,
  changeItem: (item: ItemKey) => Promise<unknown>,
): Promise<boolean> {
  if (!(await lockList(queries, change))) return false
  await Promise.all(change.items.map(changeItem))
  return true
}

const setNoteOfItem = statement(`
  UPDATE list_item
  SET    note = $5
  WHERE  user_id = $1 AND list_id = $2 AND kind = $3 AND target_id = $4 AND removed_at IS NULL`)

/** Writes the note of an item; says whether the list has it. To be called in a transaction. */
export async function setNote(
  queries: Queries,
  change: ListChange & { item: ItemKey; note: string },
): Promise<boolean> {
  if (!(await lockList(queries, change))) return false
  const { userId, listId, item, note } = change
  const values = [userId, listId, item.kind, item.targetId, note]
  return (await queries.run(setNoteOfItem, values)) === 1
}

const copyToList = statement(`
  INSERT INTO list_item (user_id, list_id, kind, target_id, word_id, shown_text, shown_reading,
                         shown_meaning, note, position, added_at)
  SELECT user_id, $3, kind, target_id, word_id, shown_text, shown_reading, shown_meaning, note,
         (SELECT coalesce(max(position), 0) + 1
          FROM   list_item
          WHERE  user_id = $1 AND list_id = $3),
         $6
  FROM   list_item
  WHERE  user_id = $1 AND list_id = $2 AND kind = $4 AND target_id = $5 AND removed_at IS NULL
  ON CONFLICT (user_id, list_id, kind, target_id) DO UPDATE
  SET    removed_at = NULL,
         position   = CASE WHEN list_item.removed_at IS NULL
                      THEN list_item.position ELSE excluded.position END,
         note       = CASE
                        WHEN excluded.note = '' OR excluded.note = list_item.note
                        THEN list_item.note
                        WHEN list_item.removed_at IS NOT NULL OR list_item.note = ''
                        THEN excluded.note
                        ELSE list_item.note || E'\\n' || excluded.note
                      END`)

/**
 * Moves items to the end of another list of the learner's; says whether both lists are there.
 * Where the other list has the item, it keeps its place, and of two notes both are kept. To be
 * called in a transaction.
 */
export async function moveItems(
  queries: Queries,
  move: ListChange & { toListId: string; items: readonly ItemKey[] },
): Promise<boolean> {
  const { userId, listId, toListId, at } = move
  if (listId === toListId) return lockList(queries, move)
  // Both in one order, so that two opposite moves wait for each other instead of locking up.
  for (const each of [listId, toListId].sort()) {
    if (!(await lockList(queries, { userId, listId: each, at }))) return false
  }
  await Promise.all(
    move.items.flatMap(({ kind, targetId }) => [
      queries.run(copyToList, [userId, listId, toListId, kind, targetId, at]),
      queries.run(setRemovedAt, [userId, listId, kind, targetId, at]),
    ]),
  )
  return true
}
