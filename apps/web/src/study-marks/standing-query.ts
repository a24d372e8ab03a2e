import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api'
import { requestKanjiState, requestWordState } from './request-states'
import type { WordName } from './standing'

/** What is studied elsewhere shows after a minute at the latest, once one returns to the page. */
const freshness = {
  staleTime: 60_000,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: true,
  // A dictionary page says nothing where the learner's data cannot be reached: nothing to wait for.
  retry: false,
} as const

/** Begins with the call's own path: it is forgotten with everything that is a learner's own. */
const [path] = api.kanji.study.listStates.pathKey()

export function kanjiStandingQuery(kanjiId: string) {
  return queryOptions({
    queryKey: [path, { kanjiId }],
    queryFn: () => requestKanjiState(kanjiId),
    ...freshness,
  })
}

export function wordStandingQuery({ wordId, spellingId }: WordName) {
  return queryOptions({
    queryKey: [path, { spellingId }],
    queryFn: () => requestWordState({ wordId, spellingId }),
    ...freshness,
  })
}
