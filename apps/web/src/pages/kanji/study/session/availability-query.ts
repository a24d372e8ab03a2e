import { type ApiOutputs, api } from '../../../../api/api'

export type StudyAvailability = ApiOutputs['kanji']['study']['getStudyAvailability']

/** What there is to study now; asked anew whenever a page is opened. */
export function availabilityQuery(level?: number) {
  return api.kanji.study.getStudyAvailability.queryOptions(
    level === undefined ? undefined : { curriculumLevelId: level },
    { staleTime: 0 },
  )
}
