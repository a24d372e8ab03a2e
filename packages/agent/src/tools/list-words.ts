import { cursor } from '@kotonoha/contract/dict/identifiers'
import { jlptLevel } from '@kotonoha/contract/dict/jlpt'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { toWordLine, wordLine } from '../word-answer'

export const listWords = defineTool({
  name: 'list_words',
  title: 'List words',
  description:
    'Lists words of the dictionary, of a JLPT level or a part of speech where wanted. ' +
    'Give the cursor of an answer to go on.',
  scope: 'dictionary:read',
  isChange: false,
  input: z.object({
    jlpt: jlptLevel.optional(),
    partOfSpeech: z
      .enum(['verb', 'noun', 'adj-i', 'adj-na', 'adverb'])
      .optional()
      .describe('All kinds where it is left out'),
    limit: z.int().min(1).max(40).default(30),
    cursor: cursor.optional(),
  }),
  output: z.object({
    words: z.array(wordLine),
    nextCursor: z.string().nullable(),
    total: z.number(),
  }),
  summarise: ({ jlpt, partOfSpeech }) => [jlpt, partOfSpeech].filter(Boolean).join(', '),
  async run({ jlpt, partOfSpeech, limit, cursor: from }, { api }) {
    const pos = partOfSpeech === undefined ? [] : [partOfSpeech]
    const page = await api.dict.words.listWords({ jlpt, pos, limit, cursor: from ?? null })
    const { nextCursor, total } = page
    return { words: page.items.map(toWordLine), nextCursor, total }
  },
})
