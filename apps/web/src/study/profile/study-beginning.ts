import { isNotBegun } from '../../api/failures/is-not-begun'
import { queryClient } from '../../api/query-client'
import { studyProfileQuery } from './study-profile-query'

/** `unknown`: the server cannot say. */
export type StudyBeginning = 'begun' | 'not-begun' | 'unknown'

/**
 * Whether the learner has begun to study kanji. Every guard asks here, so that no two of them send
 * a learner to and fro. What is known is good enough, unless `isAskedAnew`.
 */
export async function findStudyBeginning({
  isAskedAnew = false,
}: {
  isAskedAnew?: boolean
} = {}): Promise<StudyBeginning> {
  const query = { ...studyProfileQuery(), retry: false }
  try {
    if (isAskedAnew) await queryClient.fetchQuery({ ...query, staleTime: 0 })
    else await queryClient.ensureQueryData(query)
    return 'begun'
  } catch (error) {
    return isNotBegun(error) ? 'not-begun' : 'unknown'
  }
}
