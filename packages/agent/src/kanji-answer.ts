import { jlptLevel } from '@kotonoha/contract/dict/jlpt'
import { z } from 'zod'
import type { AgentApi } from './agent-tool'
import { toKanjiThingId } from './thing-id'
import { toWordLine, wordLine } from './word-answer'

/** A kanji in a line. */
export const kanjiLine = z.object({
  id: z.string(),
  kanji: z.string(),
  meanings: z.array(z.string()),
  onReadings: z.array(z.string()),
  kunReadings: z.array(z.string()).describe('Okurigana after a full stop'),
  jlpt: jlptLevel.nullable().describe('Estimated; N5 is the easiest'),
  strokeCount: z.number(),
})

/** A kanji with what is worth knowing of it. */
export const kanjiEntry = kanjiLine.extend({
  grade: z
    .number()
    .nullable()
    .describe('1 to 6 primary school, 8 the rest of jōyō, 9 and 10 names'),
  radical: z.object({ literal: z.string(), meaning: z.string().nullable() }),
  components: z.array(z.string()),
  soundMark: z.string().nullable().describe('The component that suggests the on reading'),
  taughtAtLevel: z.number().nullable().describe('Level of the course, 1 to 60'),
  words: z.array(wordLine).describe('A few words written with it'),
})

type KanjiSummary = Awaited<ReturnType<AgentApi['dict']['kanji']['listKanji']>>['items'][number]

export function toKanjiLine(kanji: KanjiSummary): z.input<typeof kanjiLine> {
  const { literal, meanings, onReadings, kunReadings, jlpt, strokeCount } = kanji
  const id = toKanjiThingId(literal)
  return { id, kanji: literal, meanings, onReadings, kunReadings, jlpt, strokeCount }
}

const fewWords = 5

/** Looks a kanji up; throws NOT_FOUND. */
export async function getKanjiEntry(
  api: AgentApi,
  kanjiId: string,
): Promise<z.input<typeof kanjiEntry>> {
  const { kanji } = api.dict
  const definition = await kanji.getDefinitionOverview(kanjiId)
  const structure = await kanji.getRadicalsBreakdown(kanjiId)
  const { items } = await kanji.listWords({ id: kanjiId, limit: fewWords })
  const { literal, meaning } = definition.radical
  return {
    ...toKanjiLine(definition),
    grade: definition.grade,
    radical: { literal, meaning },
    components: structure.radicals.map((part) => part.literal),
    soundMark: structure.phonetic?.literal ?? null,
    taughtAtLevel: definition.lesson?.level ?? null,
    words: items.map(toWordLine),
  }
}
