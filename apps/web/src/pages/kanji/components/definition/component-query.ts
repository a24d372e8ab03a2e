import { api } from '../../../../api/api'
import { ownStudyState } from '../../../../study/profile/own-study-state'

export function componentQuery(subjectId: number) {
  return api.kanji.curriculum.getComponentOverview.queryOptions(subjectId, ownStudyState)
}
