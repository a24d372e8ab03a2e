import { type ApiOutputs, api } from '../../../../api/api'
import { queryClient } from '../../../../api/query-client'
import { sendOnce } from '../../../../api/send-once'

const { study } = api.kanji

/** What a learner wants to study. */
export interface StudyWish {
  mode: 'lessons' | 'reviews' | 'practice'
  level?: number | undefined
  practice?: 'leeches' | 'mistakes' | 'level' | undefined
}

export type ActiveSession = NonNullable<ApiOutputs['kanji']['study']['getActiveSession']['session']>

export function saveSession(save: {
  sessionId: string
  version: number
  document: string
  left: number
}) {
  return sendOnce(study.saveSession.mutationOptions(), save)
}

export function endSession(sessionId: string) {
  return sendOnce(study.endSession.mutationOptions(), { sessionId })
}

/** The session under way on any device; with its items only to go on with it. */
export function fetchActiveSession({ withItems }: { withItems: boolean }) {
  return queryClient.fetchQuery({
    ...study.getActiveSession.queryOptions({ withItems }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
