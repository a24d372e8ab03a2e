import { leaveRecentlyViewed } from '../dictionary/recently-viewed/recently-viewed-store'
import { forgetKeptLists } from '../dictionary/saved-lists/forget-kept-lists'
import { forgetAllSearches } from '../dictionary/search/recent-searches'
import { forgetReauthentication } from '../session/account-security/reauthenticate'
import { onForgetUser } from '../session/forget-user'
import { unsubscribeBrowser } from '../session/push/push-subscription'
import { forgetStudyAnswers } from '../study/profile/forget-study-answers'

/**
 * All that a learner leaves on this device and the next person must not see. It is registered
 * before anything can sign somebody out, also for rooms whose code is fetched later.
 */
export function registerForgetting(): void {
  onForgetUser(forgetReauthentication)
  onForgetUser(leaveRecentlyViewed)
  onForgetUser(forgetAllSearches)
  onForgetUser(() => void unsubscribeBrowser())
  // A storage that fails holds nothing.
  onForgetUser(() => void forgetStudyAnswers().catch(() => {}))
  onForgetUser(() => void forgetKeptLists().catch(() => {}))
}
