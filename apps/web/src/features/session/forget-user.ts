import { isLearnerQuery } from '../../api/learner-calls'
import { queryClient } from '../../api/query-client'
import { forgetReauthentication } from '../account-security/reauthenticate'
import { leaveRecentlyViewed } from '../recently-viewed/recently-viewed-store'
import { forgetAllSearches } from '../search/recent-searches'
import { forgetStudyAnswers } from '../study-area/forget-study-answers'
import { setUser, useUserStore } from './user-store'

/**
 * Nobody is signed in any more: what the last learner left on this device goes, so that the next
 * person sees none of it. Learners' answers are never saved with the others (`persisted-cache.ts`).
 */
export function forgetUser(): void {
  const wasSomebody = useUserStore.getState().session.kind !== 'signed-out'
  if (wasSomebody) setUser({ kind: 'signed-out' })
  void queryClient.cancelQueries({ predicate: isLearnerQuery })
  queryClient.removeQueries({ predicate: isLearnerQuery })
  queryClient.getMutationCache().clear()
  if (!wasSomebody) return
  forgetReauthentication()
  leaveRecentlyViewed()
  forgetAllSearches()
  // A storage that fails holds nothing.
  forgetStudyAnswers().catch(() => {})
}
