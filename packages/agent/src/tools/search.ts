import { longestQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { z } from 'zod'
import { defineTool } from '../agent-tool'
import { toKanjiPage, toWordPage } from '../page-address'
import { toKanjiThingId, toWordThingId } from '../thing-id'

const mostWords = 15
const mostKanji = 5

/** Its name and its answer are those that ChatGPT's deep research asks for. */
export const search = defineTool({
  name: 'search',
  title: 'Search the dictionary',
  description:
    'Searches the Japanese dictionary for words and kanji by Japanese text, rōmaji or English. ' +
    'Gives ids to use with fetch. For the meaning of one word or kanji, look_up_word and ' +
    'look_up_kanji answer at once.',
  scope: 'dictionary:read',
  isChange: false,
  input: z.object({
    query: z.string().min(1).max(longestQuery).describe('Japanese, rōmaji or English'),
  }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  }),
  summarise: ({ query }) => query,
  async run({ query }, { api, siteUrl }) {
    const words = await api.dict.search.search({ query, kind: 'words', limit: mostWords })
    const kanji = await api.dict.search.search({ query, kind: 'kanji', limit: mostKanji })
    const results = [...words.items, ...kanji.items].flatMap((item) => {
      if (item.kind === 'word') {
        const { wordId, text, reading, glosses } = item
        const form = text === reading ? text : `${text}【${reading}】`
        const title = `${form} ${glosses.slice(0, 3).join(', ')}`
        return [{ id: toWordThingId(wordId), title, url: toWordPage(siteUrl, wordId) }]
      }
      if (item.kind !== 'kanji') return []
      const { literal, meanings } = item
      const title = `${literal} (kanji) ${meanings.slice(0, 3).join(', ')}`
      return [{ id: toKanjiThingId(literal), title, url: toKanjiPage(siteUrl, literal) }]
    })
    return { results }
  },
})
