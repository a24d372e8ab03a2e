import { longestQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { toWordThingId } from '../thing-id'

export const analyseSentence = defineTool({
  name: 'analyse_sentence',
  title: 'Cut a sentence into words',
  description:
    'Cuts a Japanese sentence into its words, each with its reading, a meaning, the steps of its ' +
    'inflection, and the id of its dictionary entry.',
  scope: 'dictionary:read',
  isChange: false,
  input: z.object({ sentence: z.string().min(1).max(longestQuery) }),
  output: z.object({
    words: z.array(
      z.object({
        text: z.string(),
        reading: z.string().nullable(),
        meaning: z.string().nullable(),
        inflections: z.array(z.string()),
        id: z.string().nullable().describe('For fetch; null where the dictionary has no entry'),
      }),
    ),
  }),
  summarise: ({ sentence }) => sentence,
  async run({ sentence }, { api }) {
    const found = await api.dict.search.search({ query: sentence, kind: 'words', limit: 1 })
    const [word] = found.items
    const cut = found.understanding.sentence
    if (cut !== null) {
      return {
        words: cut.map(({ text, reading, gloss, inflections, wordId }) => ({
          text,
          reading,
          meaning: gloss,
          inflections,
          id: wordId === null ? null : toWordThingId(wordId),
        })),
      }
    }
    // A single word is no sentence to the search, and an answer of one all the same.
    if (word?.kind !== 'word') return { words: [] }
    const { text, reading, glosses, match, wordId } = word
    const meaning = glosses[0] ?? null
    const { inflections } = match
    return { words: [{ text, reading, meaning, inflections, id: toWordThingId(wordId) }] }
  },
})
