import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { getKanjiEntry } from '../kanji-answer'
import { toKanjiPage, toWordPage } from '../page-address'
import { parseThingId, thingId } from '../thing-id'
import { ToolError } from '../tool-error'
import { getWordEntry } from '../word-answer'
import { toKanjiText, toWordText } from '../write-entry'

/** Its name and its answer are those that ChatGPT's deep research asks for. */
export const fetch = defineTool({
  name: 'fetch',
  title: 'Read a dictionary entry',
  description: 'Gives the whole dictionary entry of an id that search gave, as text to read.',
  scope: 'dictionary:read',
  isChange: false,
  input: z.object({ id: thingId }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    metadata: z.record(z.string(), z.string()),
  }),
  summarise: ({ id }) => id,
  async run({ id }, { api, siteUrl }) {
    const thing = parseThingId(id)
    if (thing === undefined) throw new ToolError(`${id} is no id of this dictionary.`)
    if (thing.kind === 'kanji') {
      const entry = await getKanjiEntry(api, thing.kanjiId)
      const url = toKanjiPage(siteUrl, entry.kanji)
      const metadata = { kind: 'kanji', jlpt: entry.jlpt ?? 'none' }
      return { id, title: entry.kanji, text: toKanjiText(entry), url, metadata }
    }
    const entry = await getWordEntry(api, thing)
    const url = toWordPage(siteUrl, thing.wordId)
    const metadata = { kind: 'word', jlpt: entry.jlpt ?? 'none' }
    return {
      id,
      title: `${entry.text}【${entry.reading}】`,
      text: toWordText(entry),
      url,
      metadata,
    }
  },
})
