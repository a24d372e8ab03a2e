import { listId } from '@kotonoha/contract/dict/lists/list-identifiers'
import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { ToolContext } from './agent-tool'
import { getKanjiEntry } from './kanji-answer'
import { toListEntry, toListLine } from './list-answer'
import { parseThingId, toKanjiThingId } from './thing-id'
import { ToolError } from './tool-error'
import { getWordEntry } from './word-answer'
import { toKanjiText, toWordText } from './write-entry'

/** Something that an assistant can read by an address. */
export interface AgentResource {
  name: string
  /** `{id}` stands for what names it. */
  address: string
  title: string
  description: string
  scope: AgentScope
  mimeType: 'text/plain' | 'application/json'
  /** The same for everybody: caches between may keep it. */
  isPublic: boolean
  read: (id: string, context: Pick<ToolContext, 'api'>) => Promise<string>
}

/** Longer lists are read by the tool, piece by piece. */
const itemsOfList = 50

export const allResources: readonly AgentResource[] = [
  {
    name: 'word',
    address: 'kotonoha://word/{id}',
    title: 'A word of the dictionary',
    description: 'The entry of a word by its number: kotonoha://word/1358280',
    scope: 'dictionary:read',
    mimeType: 'text/plain',
    isPublic: true,
    async read(id, { api }) {
      const thing = /^[1-9]\d{0,9}$/.test(id) ? parseThingId(`word:${id}`) : undefined
      if (thing?.kind !== 'word') throw new ToolError(`${id} is no number of a word.`)
      return toWordText(await getWordEntry(api, thing))
    },
  },
  {
    name: 'kanji',
    address: 'kotonoha://kanji/{id}',
    title: 'A kanji of the dictionary',
    description: 'The entry of a kanji: kotonoha://kanji/食',
    scope: 'dictionary:read',
    mimeType: 'text/plain',
    isPublic: true,
    async read(id, { api }) {
      const thing = parseThingId(toKanjiThingId(decodeOnce(id)))
      if (thing?.kind !== 'kanji') throw new ToolError('This is no kanji.')
      return toKanjiText(await getKanjiEntry(api, thing.kanjiId))
    },
  },
  {
    name: 'list',
    address: 'kotonoha://list/{id}',
    title: 'A list of the learner',
    description: `The first ${itemsOfList} words and kanji of a list, by its id`,
    scope: 'progress:read',
    mimeType: 'application/json',
    isPublic: false,
    async read(id, { api }) {
      const parsed = listId.safeParse(id)
      if (!parsed.success) throw new ToolError('This is no id of a list.')
      const { list, items } = await api.dict.lists.getList({ listId: parsed.data })
      return JSON.stringify({
        list: toListLine(list),
        items: items.slice(0, itemsOfList).map(toListEntry),
      })
    },
  },
]

/** Programs write 食 into an address as it is, or escaped. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
