import { api } from '../../api/api'

/** The learner's place in kanji study; kept until something is known to have changed it. */
export function studyProfileQuery() {
  return api.core.user.getKanjiProductProfile.queryOptions()
}
