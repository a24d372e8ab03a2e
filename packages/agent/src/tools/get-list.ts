import { listId } from '@kotonoha/contract/dict/lists/list-identifiers'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { listEntry, listLine, toListEntry, toListLine } from '../list-answer'

export const getList = defineTool({
  name: 'get_list',
  title: 'Read a list',
  description: "Gives the words and kanji of one of the learner's lists, with their notes.",
  scope: 'progress:read',
  isChange: false,
  input: z.object({
    listId,
    offset: z.int().min(0).max(1000).default(0).describe('Items to skip'),
    limit: z.int().min(1).max(50).default(50),
  }),
  output: z.object({
    list: listLine,
    items: z.array(listEntry),
    nextOffset: z.number().nullable().describe('For the next call; null at the end'),
  }),
  summarise: (_input, output) => output?.list.name ?? '',
  async run({ listId: id, offset, limit }, { api }) {
    const { list, items } = await api.dict.lists.getList({ listId: id })
    const end = offset + limit
    return {
      list: toListLine(list),
      items: items.slice(offset, end).map(toListEntry),
      nextOffset: end < items.length ? end : null,
    }
  },
})
