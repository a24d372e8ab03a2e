import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { listLine, toListLine } from '../list-answer'

/** A learner can have 200 of them; a page stays readable. */
const mostLists = 100

export const listLists = defineTool({
  name: 'list_lists',
  title: "The learner's lists",
  description: 'Names the lists of words and kanji that the learner keeps, with their ids.',
  scope: 'progress:read',
  isChange: false,
  input: z.object({}),
  output: z.object({ lists: z.array(listLine), total: z.number() }),
  summarise: () => '',
  async run(_input, { api }) {
    const { lists } = await api.dict.lists.listLists()
    return { lists: lists.slice(0, mostLists).map(toListLine), total: lists.length }
  },
})
