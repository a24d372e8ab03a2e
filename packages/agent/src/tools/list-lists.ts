import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { listLine, toListLine } from '../list-answer'

/** With the longest names that lists can have, an answer is as long as it may be. */
const listsOfPage = 40

export const listLists = defineTool({
  name: 'list_lists',
  title: "The learner's lists",
  description: 'Names the lists of words and kanji that the learner keeps, with their ids.',
  scope: 'progress:read',
  isChange: false,
  input: z.object({
    offset: z.int().min(0).max(1000).default(0).describe('Lists to skip'),
  }),
  output: z.object({
    lists: z.array(listLine),
    nextOffset: z.number().nullable().describe('For the next call; null at the end'),
  }),
  summarise: () => '',
  async run({ offset }, { api }) {
    const { lists } = await api.dict.lists.listLists()
    const end = offset + listsOfPage
    return {
      lists: lists.slice(offset, end).map(toListLine),
      nextOffset: end < lists.length ? end : null,
    }
  },
})
