import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { itemLine, toItemLine } from '../item-answer'

const mostItems = 20

export const listTroubleItems = defineTool({
  name: 'list_trouble_items',
  title: 'What keeps being forgotten',
  description:
    'Lists the items of the course that the learner keeps forgetting, the worst first, and those ' +
    'that they take for others: good ground for mnemonics and example sentences.',
  scope: 'progress:read',
  isChange: false,
  input: z.object({}),
  output: z.object({
    forgotten: z.array(
      z.object({
        item: itemLine,
        asked: z.enum(['meaning', 'reading', 'writing']),
        lapses: z.number().describe('Times it was forgotten'),
      }),
    ),
    confused: z.array(z.object({ item: itemLine, takenFor: itemLine, times: z.number() })),
  }),
  summarise: () => '',
  async run(_input, { api }) {
    const { leeches, confused } = await api.kanji.progress.getStats()
    return {
      forgotten: leeches
        .slice(0, mostItems)
        .map(({ tile, facet, lapses }) => ({ item: toItemLine(tile), asked: facet, lapses })),
      confused: confused.slice(0, mostItems).map((pair) => ({
        item: toItemLine(pair.tile),
        takenFor: toItemLine(pair.with),
        times: pair.times,
      })),
    }
  },
})
