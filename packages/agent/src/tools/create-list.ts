import { maxListNameLength } from '@kotonoha/contract/dict/lists/limits'
import { plainName } from '@kotonoha/contract/plain-text'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { listLine, toListLine } from '../list-answer'
import { requestId } from '../request-id'

export const createList = defineTool({
  name: 'create_list',
  title: 'Make a list',
  description: 'Makes a new, empty list of words and kanji for the learner.',
  scope: 'lists:write',
  isChange: true,
  input: z.object({ name: plainName(maxListNameLength), requestId }),
  output: z.object({ list: listLine }),
  summarise: ({ name }) => name,
  async run({ name, requestId: given }, { api, makeId }) {
    const mutationId = given ?? makeId()
    const { list } = await api.dict.lists.createList({ mutationId, listId: makeId(), name })
    return { list: toListLine(list) }
  },
})
