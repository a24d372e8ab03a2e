import { api } from '../../../api/api'

/** All of the dashboard; asked anew whenever the page is opened or returned to. */
export function dashboardQuery() {
  return api.kanji.dashboard.get.queryOptions(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
