import { api } from '../api/api'
import { queryClient } from '../api/query-client'
import { createBatcher } from './batch-requests'
import type { KanjiStanding, WordName, WordStanding } from './standing'

/** Long enough for a page of tiles to be drawn, too short to be noticed. */
const waitMs = 40

/** The server takes 120 calls of a learner in a minute, of which studying needs its share. */
const restMs = 1000

/** A call is an address of 2,000 characters at most: in it a kanji takes 16 or more. */
const mostKanji = 80
const mostWords = 18

export const requestKanjiState = createBatcher<string, KanjiStanding>({
  waitMs,
  restMs,
  isFull: (ids) => ids.length >= mostKanji,
  ask: async (kanjiIds) => (await listStates({ kanjiIds: [...kanjiIds] })).kanji,
})

export const requestWordState = createBatcher<WordName, WordStanding>({
  waitMs,
  restMs,
  isFull: (words) => words.length >= mostWords,
  ask: async (words) => (await listStates({ words: [...words] })).words,
})

function listStates(input: { kanjiIds?: string[]; words?: WordName[] }) {
  // Each answer is kept under its own kanji or word, the batch itself by nobody.
  return queryClient.fetchQuery({
    ...api.kanji.study.listStates.queryOptions(input),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
