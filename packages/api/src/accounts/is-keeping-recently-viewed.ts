import type { Queries } from '@kotonoha/user-db/user-db'
import { listProductPreferences } from './list-product-preferences'

/**
 * Whether the account keeps what its learner looked at: yes, until they want it nowhere, or only
 * on each device by itself.
 */
export async function isKeepingRecentlyViewed(queries: Queries, userId: string): Promise<boolean> {
  const chosen = await listProductPreferences(queries, userId)
  const isKept = chosen.keepRecentViewed?.value ?? true
  return isKept && (chosen.recentViewedFollowsAccount?.value ?? true)
}
