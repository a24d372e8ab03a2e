import { type ApiOutputs, api } from '../../../../api/api'
import { queryClient } from '../../../../api/query-client'

export type Notifications = ApiOutputs['core']['notifications']['get']

/** Asks the server again for what it knows of the learner's browsers and plans. */
export async function refreshNotifications(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.core.notifications.get.queryKey() })
}
