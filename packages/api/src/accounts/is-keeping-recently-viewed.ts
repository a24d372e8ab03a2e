import type { Queries } from '@kotonoha/user-db/user-db'
import { listProductPreferences } from './list-product-preferences'

/** Whether the learner wants to find again what they looked at; yes, until they say no. */
export async function isKeepingRecentlyViewed(queries: Queries, userId: string): Promise<boolean> {
  const { keepRecentViewed } = await listProductPreferences(queries, userId)
  return keepRecentViewed?.value ?? true
}
