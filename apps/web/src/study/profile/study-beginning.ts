import type { ApiOutputs } from '../../api/api'
import { isNotBegun } from '../../api/failures/is-not-begun'
import { queryClient } from '../../api/query-client'
import { studyProfileQuery } from './study-profile-query'

type StudyProfile = ApiOutputs['core']['user']['getKanjiProductProfile']

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
  try {
    if (isAskedAnew) await fetchProfile()
    else await queryClient.ensureQueryData({ ...studyProfileQuery(), retry: false })
    return 'begun'
  } catch (error) {
    return isNotBegun(error) ? 'not-begun' : 'unknown'
  }
}

/** The profile as the server has it now; nothing where there is none, or it cannot say. */
export function findBegunProfile(): Promise<StudyProfile | undefined> {
  return fetchProfile().catch(() => undefined)
}

function fetchProfile(): Promise<StudyProfile> {
  return queryClient.fetchQuery({ ...studyProfileQuery(), retry: false, staleTime: 0 })
}
