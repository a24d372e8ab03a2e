import { longestQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { z } from 'zod'
import { spellingId, wordId } from '../identifiers'
import { rubySegment } from '../ruby'

/** dict.search.suggest */
export const input = z.object({
  query: z.string().max(longestQuery),
  limit: z.int().min(1).max(20).default(8),
})

export const output = z.object({
  items: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('word'),
        wordId,
        spellingId,
        text: z.string(),
        reading: z.string(),
        furigana: z.array(rubySegment),
        gloss: z.string(),
      }),
      z.object({
        kind: z.literal('kanji'),
        kanjiId: z.string(),
        literal: z.string(),
        gloss: z.string(),
      }),
    ]),
  ),
})
