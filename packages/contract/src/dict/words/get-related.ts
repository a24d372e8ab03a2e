import { z } from 'zod'
import { spellingId, wordId } from '../identifiers'
import { wordSummary } from '../word-summary'

/** dict.words.getRelated; `spellingId` null means the first spelling. */
export const input = z.object({ wordId, spellingId: spellingId.nullish() })

export const output = z.object({
  /** Compounds and set phrases with the word, the usual ones first: 小学校 of 学校. */
  containing: z.array(wordSummary),
})
