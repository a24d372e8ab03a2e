import { z } from 'zod'
import { kanjiId, spellingId, wordId } from '../../dict/identifiers'
import { subjectId } from '../study-identifiers'

/** `none`: not introduced. `due`: a card of it is due now. `known`: at least `high`. */
export const studyState = z.enum(['known', 'learning', 'due', 'none'])

/** kanji.study.listStates: the tints of the dictionary's pages. Empty before onboarding. */
export const input = z.object({
  kanjiIds: z.array(kanjiId).max(500).default([]),
  words: z.array(z.object({ wordId, spellingId })).max(200).default([]),
})

export const output = z.object({
  kanji: z.array(
    z.object({
      kanjiId,
      /** Null where the curriculum does not teach it. */
      subjectId: subjectId.nullable(),
      state: studyState,
      isWanted: z.boolean(),
      /** The learner stopped its reviews; its state is as it was then, but never `due`. */
      isSuspended: z.boolean(),
    }),
  ),
  words: z.array(
    z.object({
      wordId,
      spellingId,
      subjectId: subjectId.nullable(),
      state: studyState,
      isWanted: z.boolean(),
      /** The learner stopped its reviews; its state is as it was then, but never `due`. */
      isSuspended: z.boolean(),
      /** The learner knows every kanji of it. */
      isReadable: z.boolean(),
    }),
  ),
})
