import type { SqlValue } from '../../statement'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A named list of words and kanji. */
export interface SavedList {
  listId: string
  name: string
  itemCount: number
  /** The part of the link that shows the list to others; undefined while nobody may see it. */
  shareToken: string | undefined
  createdAt: Date
  updatedAt: Date
}

interface SavedListRow {
  list_id: string
  name: string
  item_count: number
  token: string | null
  created_at: Date
  updated_at: Date
}

const savedListColumns = `
  list.list_id, list.name, list.created_at, list.updated_at, list_share.token,
  (SELECT count(*)
   FROM   list_item
   WHERE  list_item.user_id = list.user_id AND list_item.list_id = list.list_id
   AND    list_item.removed_at IS NULL) AS item_count`

const savedListTables = `
  list
  LEFT JOIN list_share
  ON list_share.user_id = list.user_id AND list_share.list_id = list.list_id`

const listsOfUser = statement<SavedListRow>(`
  SELECT ${savedListColumns}
  FROM   ${savedListTables}
  WHERE  list.user_id = $1 AND list.deleted_at IS NULL
  ORDER  BY list.position, list.list_id`)

const oneListOfUser = statement<SavedListRow>(`
  SELECT ${savedListColumns}
  FROM   ${savedListTables}
  WHERE  list.user_id = $1 AND list.list_id = $2 AND list.deleted_at IS NULL`)

/** The learner's lists in the order they gave them. */
export async function listSavedLists(queries: Queries, userId: string): Promise<SavedList[]> {
  return (await queries.query(listsOfUser, [userId])).map(toSavedList)
}

/** One list; undefined when the learner has none with this id, or has deleted it. */
export async function findSavedList(
  queries: Queries,
  { userId, listId }: { userId: string; listId: string },
): Promise<SavedList | undefined> {
  const [row] = await queries.query(oneListOfUser, [userId, listId])
  return row && toSavedList(row)
}

function toSavedList(row: SavedListRow): SavedList {
  return {
    listId: row.list_id,
    name: row.name,
    itemCount: row.item_count,
    shareToken: row.token ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const listsWithItem = statement<{ list_id: string }>(`
  SELECT list.list_id
  FROM   list_item
  JOIN   list ON list.user_id = list_item.user_id AND list.list_id = list_item.list_id
  WHERE  list_item.user_id = $1 AND list_item.kind = $2 AND list_item.target_id = $3
  AND    list_item.removed_at IS NULL AND list.deleted_at IS NULL`)

/** The lists that hold a word or kanji already. */
export async function listListsContaining(
  queries: Queries,
  { userId, kind, targetId }: { userId: string; kind: string; targetId: string },
): Promise<string[]> {
  const values: SqlValue[] = [userId, kind, targetId]
  return (await queries.query(listsWithItem, values)).map((row) => row.list_id)
}
