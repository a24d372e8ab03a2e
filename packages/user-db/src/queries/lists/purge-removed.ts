import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const purgeItems = statement(`DELETE FROM list_item WHERE removed_at < $1`)

const purgeItemsOfLists = statement(`
  DELETE FROM list_item
  USING  list
  WHERE  list.user_id = list_item.user_id AND list.list_id = list_item.list_id
  AND    list.deleted_at < $1`)

// A token's table is not spread with the learners' (it is keyed by the token), and no statement joins
// the two.
const tokensOfLists = statement<{ token: string }>(`
  SELECT list_share.token
  FROM   list_share
  JOIN   list ON list.user_id = list_share.user_id AND list.list_id = list_share.list_id
  WHERE  list.deleted_at < $1`)

const purgeTokens = statement(`DELETE FROM share_token WHERE token = ANY($1::text[])`)

const purgeSharesOfLists = statement(`
  DELETE FROM list_share
  USING  list
  WHERE  list.user_id = list_share.user_id AND list.list_id = list_share.list_id
  AND    list.deleted_at < $1`)

const purgeLists = statement(`DELETE FROM list WHERE deleted_at < $1`)

/**
 * Really deletes what learners removed before that time, and with it the chance of undoing.
 * To be called in a transaction, now and then.
 */
export async function purgeRemoved(queries: Queries, before: Date): Promise<void> {
  const tokens = await queries.query(tokensOfLists, [before])
  await queries.run(purgeTokens, [tokens.map(({ token }) => token)])
  for (const each of [purgeItems, purgeItemsOfLists, purgeSharesOfLists, purgeLists]) {
    await queries.run(each, [before])
  }
}
