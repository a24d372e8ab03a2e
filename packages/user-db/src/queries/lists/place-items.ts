import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { ListChange } from './change-lists'
import type { ItemKey, ItemKind } from './list-item'
import { lockList } from './lock-list'
import { type FoundPosition, findPositionAfter } from './position'

interface PlaceRow {
  kind: ItemKind
  target_id: string
  position: number
}

const placesOfList = statement<PlaceRow>(`
  SELECT kind, target_id, position
  FROM   list_item
  WHERE  user_id = $1 AND list_id = $2 AND removed_at IS NULL
  ORDER  BY position, kind, target_id`)

const setPosition = statement(`
  UPDATE list_item
  SET    position = $5
  WHERE  user_id = $1 AND list_id = $2 AND kind = $3 AND target_id = $4`)

/**
 * Moves items, in the order given, behind another item of the list or to its front; says whether
 * the list and that item are there. Items that are not in the list are passed over.
 *
 * To be called in a transaction. Only the moved items change, so that another device's order of
 * the others is kept.
 */
export async function placeItems(
  queries: Queries,
  move: ListChange & { items: readonly ItemKey[]; after: ItemKey | undefined },
): Promise<boolean> {
  if (!(await lockList(queries, move))) return false
  const { userId, listId, items, after } = move
  const places = (await queries.query(placesOfList, [userId, listId])).map((row) => ({
    id: toId({ kind: row.kind, targetId: row.target_id }),
    key: { kind: row.kind, targetId: row.target_id },
    position: row.position,
  }))
  const keyOfId = new Map(places.map(({ id, key }) => [id, key]))
  const moved = [...new Set(items.map(toId))].filter((id) => keyOfId.has(id))
  const others = places.filter(({ id }) => !moved.includes(id))
  const found: FoundPosition | undefined = findPositionAfter(
    others,
    after && toId(after),
    moved.length,
  )
  if (found === undefined) return false
  const changes = [
    ...found.renumbered,
    ...moved.map((id, order) => ({ id, position: found.first + found.step * order })),
  ]
  for (const { id, position } of changes) {
    const key = keyOfId.get(id)
    if (key === undefined) continue
    await queries.run(setPosition, [userId, listId, key.kind, key.targetId, position])
  }
  return true
}

function toId({ kind, targetId }: ItemKey): string {
  return `${kind} ${targetId}`
}
