import { z } from 'zod'
import { absentWhereNotFound } from '../absent-where-not-found'
import { defineTool } from '../agent-tool'
import { getKanjiEntry, kanjiEntry } from '../kanji-answer'

/** Answered one after another; more are another call. */
const mostKanji = 5

export const lookUpKanji = defineTool({
  name: 'look_up_kanji',
  title: 'Look up kanji',
  description:
    'Explains kanji: meanings, readings, strokes, radical, components, sound mark and a few words. ' +
    `Takes up to ${mostKanji} kanji, or a text whose kanji are wanted.`,
  scope: 'dictionary:read',
  isChange: false,
  input: z.object({
    kanji: z.string().min(1).max(50).describe('One kanji, several, or a word written with them'),
  }),
  output: z.object({
    kanji: z.array(kanjiEntry),
    unknown: z.array(z.string()).describe('Characters that the dictionary does not have'),
  }),
  summarise: ({ kanji }) => kanji,
  async run({ kanji }, { api }) {
    const asked = [...new Set(kanji.match(/\p{Script=Han}/gu))].filter((each) => each !== '々')
    const wanted = asked.slice(0, mostKanji)
    const found = await Promise.all(
      wanted.map((literal) => getKanjiEntry(api, literal).catch(absentWhereNotFound)),
    )
    return {
      kanji: found.filter((entry) => entry !== undefined),
      unknown: wanted.filter((_literal, index) => found[index] === undefined),
    }
  },
})
