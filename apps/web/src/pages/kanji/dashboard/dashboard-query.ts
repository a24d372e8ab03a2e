import { api } from '../../../api/api'
import { ownStudyState } from '../../../features/study-area/study-persister'

/** All of the dashboard. */
export function dashboardQuery() {
  return api.kanji.dashboard.get.queryOptions(undefined, ownStudyState)
}
