import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** `word`: one way of writing a word; `kanji`: a character. */
export type ItemKind = 'word' | 'kanji'

/** What an item is; within a list there is only one of each. */
export interface ItemKey {
  kind: ItemKind
  /** The spelling's id, or the kanji itself. */
  targetId: string
}

/** How the item looked when it was saved, for exports and for a dictionary that has lost it. */
export interface ItemSnapshot extends ItemKey {
  /** The word's own id, which its page's address needs; undefined for a kanji. */
  wordId: number | undefined
  text: string
  reading: string
  meaning: string
}

export interface ListItem extends ItemSnapshot {
  note: string
  addedAt: Date
}

interface ListItemRow {
  kind: ItemKind
  target_id: string
  word_id: number | null
  shown_text: string
  shown_reading: string
  shown_meaning: string
  note: string
  added_at: Date
}

const itemsOfList = statement<ListItemRow>(`
  SELECT kind, target_id, word_id, shown_text, shown_reading, shown_meaning, note, added_at
  FROM   list_item
  WHERE  user_id = $1 AND list_id = $2 AND removed_at IS NULL
  ORDER  BY position, kind, target_id`)

/** The items of a list in the learner's order; none where there is no such list. */
export async function listItems(
  queries: Queries,
  { userId, listId }: { userId: string; listId: string },
): Promise<ListItem[]> {
  return (await queries.query(itemsOfList, [userId, listId])).map(toListItem)
}

function toListItem(row: ListItemRow): ListItem {
  return {
    kind: row.kind,
    targetId: row.target_id,
    wordId: row.word_id ?? undefined,
    text: row.shown_text,
    reading: row.shown_reading,
    meaning: row.shown_meaning,
    note: row.note,
    addedAt: row.added_at,
  }
}
