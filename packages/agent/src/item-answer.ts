import { z } from 'zod'
import type { AgentApi } from './agent-tool'
import { toKanjiThingId, toWordThingId } from './thing-id'

/** An item of the course in a line. */
export const itemLine = z.object({
  id: z
    .string()
    .nullable()
    .describe('In the dictionary; null for a component that is no kanji of it'),
  kind: z.enum(['component', 'kanji', 'word']),
  text: z.string(),
  reading: z.string().nullable(),
  meaning: z.string(),
  level: z.number(),
})

type Tile = Awaited<ReturnType<AgentApi['kanji']['curriculum']['listKanji']>>['items'][number]

export function toItemLine(tile: Tile): z.input<typeof itemLine> {
  const { kind, literal, reading, meaning, level, kanjiId, wordId } = tile
  const id =
    wordId !== null ? toWordThingId(wordId) : kanjiId !== null ? toKanjiThingId(kanjiId) : null
  return { id, kind, text: literal, reading, meaning, level }
}
