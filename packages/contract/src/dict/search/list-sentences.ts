import { longestQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { z } from 'zod'
import { example } from '../example'
import { cursor } from '../identifiers'
import { wordSummary } from '../word-summary'

/** dict.search.listSentences */
export const input = z.object({
  query: z.string().max(longestQuery),
  limit: z.int().min(1).max(50).default(20),
  cursor: cursor.nullish(),
})

/** Sentences with the words that the query finds, those with most of them first, each once. */
export const output = z.object({
  items: z.array(
    example.extend({
      /** The word found that the sentence is an example of. */
      word: wordSummary,
    }),
  ),
  nextCursor: cursor.nullable(),
  /** How many there are; `isTotalExact` is false where the query finds more words than were looked at. */
  total: z.int(),
  isTotalExact: z.boolean(),
})
