import { api } from '../../api/api'
import { ownStudyState } from './own-study-state'

/** Asked again by pages that are opened this much later. */
const staleTimeMs = 60_000

/** The learner's place in kanji study, and what they chose about it. */
export function studyProfileQuery() {
  return api.core.user.getKanjiProductProfile.queryOptions(undefined, {
    ...ownStudyState,
    staleTime: staleTimeMs,
  })
}
