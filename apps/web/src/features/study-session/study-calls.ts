import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query'
import { type ApiOutputs, api } from '../../api/api'
import { queryClient } from '../../api/query-client'

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
  return send(study.saveSession.mutationOptions(), save)
}

export function endSession(sessionId: string) {
  return send(study.endSession.mutationOptions(), { sessionId })
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

export function fetchItem(subjectId: number) {
  return queryClient.fetchQuery(study.getItem.queryOptions({ subjectId }))
}

export function setNote(note: { subjectId: number; synonyms?: string[]; note?: string }) {
  return send(study.setNote.mutationOptions(), { mutationId: crypto.randomUUID(), ...note })
}

/** One try; what is said of a failure is said by the caller. */
function send<Output, Failure, Input>(
  options: MutationObserverOptions<Output, Failure, Input>,
  input: Input,
): Promise<Output> {
  const observer = new MutationObserver(queryClient, {
    ...options,
    networkMode: 'always',
    retry: false,
  })
  return observer.mutate(input)
}
