import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { ListChange } from './change-lists'

const touchList = statement(`
  UPDATE list
  SET    updated_at = $3
  WHERE  user_id = $1 AND list_id = $2 AND deleted_at IS NULL`)

/**
 * Notes that a list changes, and keeps others from changing its items until the transaction
 * ends; says whether there is such a list.
 */
export async function lockList(
  queries: Queries,
  { userId, listId, at }: ListChange,
): Promise<boolean> {
  return (await queries.run(touchList, [userId, listId, at])) === 1
}
