import { useQuery } from '@tanstack/react-query'
import { type ApiOutputs, api } from '../../../../api/api'

export type StudyAvailability = ApiOutputs['kanji']['study']['getStudyAvailability']

/** What there is to study now; asked anew whenever a page is opened. */
export function availabilityQuery(level?: number) {
  return api.kanji.study.getStudyAvailability.queryOptions(
    level === undefined ? undefined : { curriculumLevelId: level },
    { staleTime: 0 },
  )
}

/**
 * The same after answers: undefined until the server has said anew. What it said before them counts
 * what they answered, and without a network it is all there is.
 */
export function useAvailabilityAfterAnswers(): StudyAvailability | undefined {
  const { data, error, isFetchedAfterMount } = useQuery(availabilityQuery())
  return isFetchedAfterMount && error === null ? data : undefined
}
