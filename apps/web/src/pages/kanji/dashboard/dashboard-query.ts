import { api } from '../../../api/api'
import { ownStudyState } from '../../../study/profile/own-study-state'

/** All of the dashboard. */
export function dashboardQuery() {
  return api.kanji.dashboard.get.queryOptions(undefined, ownStudyState)
}
