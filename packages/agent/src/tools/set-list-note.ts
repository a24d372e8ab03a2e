import { maxNoteLength } from '@kotonoha/contract/dict/lists/limits'
import { listId } from '@kotonoha/contract/dict/lists/list-identifiers'
import { plainText } from '@kotonoha/contract/plain-text'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { requestId } from '../request-id'
import { thingId, toKanjiThingId, toWordThingId } from '../thing-id'
import { ToolError } from '../tool-error'

export const setListNote = defineTool({
  name: 'set_list_note',
  title: 'Write a note in a list',
  description:
    "Replaces the learner's note on a word or kanji of one of their lists; an empty note takes " +
    'it away. Read the note with get_list first, so that nothing the learner wrote is lost.',
  scope: 'lists:write',
  isChange: true,
  isRepeatable: true,
  input: z.object({ listId, id: thingId, note: plainText(maxNoteLength), requestId }),
  output: z.object({ note: z.string() }),
  summarise: ({ id }) => id,
  async run({ listId: list, id, note, requestId: given }, { api, makeId }) {
    const { items } = await api.dict.lists.getList({ listId: list })
    // A word may have been saved in another spelling than its usual one.
    const item = items.find(({ thing }) =>
      thing.kind === 'word'
        ? toWordThingId(thing.wordId) === id
        : toKanjiThingId(thing.kanjiId) === id,
    )
    if (item === undefined) throw new ToolError(`The list has no ${id}; add it first.`)
    const mutationId = given ?? makeId()
    await api.dict.lists.setNote({ mutationId, listId: list, itemId: item.itemId, note })
    return { note }
  },
})
