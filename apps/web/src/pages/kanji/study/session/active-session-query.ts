import { api } from '../../../../api/api'

/** Whether a session is under way, on whatever device; asked anew whenever a page is opened. */
export function activeSessionQuery() {
  return api.kanji.study.getActiveSession.queryOptions(
    { withItems: false },
    { staleTime: 0, gcTime: 0, retry: false },
  )
}
