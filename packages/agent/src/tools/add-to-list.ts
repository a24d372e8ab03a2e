import { maxNoteLength } from '@kotonoha/contract/dict/lists/limits'
import { listId } from '@kotonoha/contract/dict/lists/list-identifiers'
import { plainText } from '@kotonoha/contract/plain-text'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { requestId } from '../request-id'
import { toSavedThing } from '../saved-thing'
import { thingId } from '../thing-id'

const mostItems = 50

export const addToList = defineTool({
  name: 'add_to_list',
  title: 'Add to a list',
  description:
    `Adds up to ${mostItems} words and kanji to the end of one of the learner's lists, each with ` +
    'a note if wanted. What the list has already is not added again.',
  scope: 'lists:write',
  isChange: true,
  isRepeatable: true,
  input: z.object({
    listId,
    items: z
      .array(z.object({ id: thingId, note: plainText(maxNoteLength).default('') }))
      .min(1)
      .max(mostItems),
    requestId,
  }),
  output: z.object({
    listName: z.string(),
    itemCount: z.number().describe('What the list has now'),
  }),
  summarise: ({ items }, output) => describeAddition(items.length, output?.listName),
  async run({ listId: id, items, requestId: given }, { api, makeId }) {
    const things = await Promise.all(items.map((item) => toSavedThing(api, item.id)))
    await api.dict.lists.addItems({
      mutationId: given ?? makeId(),
      listId: id,
      items: items.flatMap(({ note }, index) => {
        const thing = things[index]
        return thing === undefined ? [] : [{ thing, note }]
      }),
    })
    const { list } = await api.dict.lists.getList({ listId: id })
    return { listName: list.name, itemCount: list.itemCount }
  },
})

function describeAddition(count: number, listName: string | undefined): string {
  const what = count === 1 ? '1 item' : `${count} items`
  return listName === undefined ? what : `${what} to ${listName}`
}
