import { cursor } from '@kotonoha/contract/dict/identifiers'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { itemLine, toItemLine } from '../item-answer'

export const listKnown = defineTool({
  name: 'list_known',
  title: 'What the learner knows',
  description:
    'Lists the kanji or words of the course that the learner knows to a degree: passed (for ' +
    'good), high (well), medium or low (just learnt). Use it to write with words they can read. ' +
    'Give the cursor of an answer to go on.',
  scope: 'progress:read',
  isChange: false,
  input: z.object({
    kind: z.enum(['kanji', 'word']),
    howWell: z.enum(['passed', 'high', 'medium', 'low']).default('passed'),
    limit: z.int().min(1).max(100).default(100),
    cursor: cursor.optional(),
  }),
  output: z.object({
    items: z.array(itemLine),
    nextCursor: z.string().nullable(),
    total: z.number(),
  }),
  summarise: ({ kind, howWell }) => `${kind}, ${howWell}`,
  async run({ kind, howWell, limit, cursor: from }, { api }) {
    const { listKanji, listWords } = api.kanji.curriculum
    const asked = { progress: howWell, limit, cursor: from ?? null }
    const page = await (kind === 'kanji' ? listKanji(asked) : listWords(asked))
    return { items: page.items.map(toItemLine), nextCursor: page.nextCursor, total: page.total }
  },
})
