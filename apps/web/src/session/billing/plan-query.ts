import type { ApiOutputs } from '../../api/api'
import { api } from '../../api/api'
import { isLearnerQuery } from '../../api/learner-calls'
import { queryClient } from '../../api/query-client'

/** What the learner has, and what can be bought. */
export type PlanAnswer = ApiOutputs['core']['billing']['getPlan']

/** Asked anew by every page: it may have changed in another window, or while nobody looked. */
export const planQuery = () => ({
  ...api.core.billing.getPlan.queryOptions(),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** What is bought or ended changes which lessons there are: all of it is asked for anew. */
export function askPlanAnew(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isLearnerQuery })
}
