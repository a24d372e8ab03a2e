import { longestQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { getWordEntry, wordEntry } from '../word-answer'

export const lookUpWord = defineTool({
  name: 'look_up_word',
  title: 'Look up a word',
  description:
    'Explains Japanese words: meanings by sense, part of speech, pitch accent, JLPT level and an ' +
    'example. Takes a word in any spelling or inflection (食べさせられた), kana, rōmaji or English; ' +
    'the best matches come first.',
  scope: 'dictionary:read',
  isChange: false,
  input: z.object({
    query: z.string().min(1).max(longestQuery).describe('The word'),
    limit: z.int().min(1).max(4).default(3).describe('How many entries'),
  }),
  output: z.object({
    words: z.array(wordEntry),
    inflections: z
      .array(
        z.object({
          surface: z.string(),
          dictionaryForm: z.string(),
          steps: z.array(z.string()),
        }),
      )
      .describe('How the query is an inflected form of the words'),
    nearMatches: z.array(z.string()).describe('Offered where nothing was found'),
  }),
  summarise: ({ query }) => query,
  async run({ query, limit }, { api }) {
    const found = await api.dict.search.search({ query, kind: 'words', limit })
    const words = found.items.flatMap((item) => (item.kind === 'word' ? [item] : []))
    const { inflections, nearMatches } = found.understanding
    return {
      words: await Promise.all(words.map((word) => getWordEntry(api, word))),
      inflections: inflections.slice(0, 5),
      nearMatches,
    }
  },
})
