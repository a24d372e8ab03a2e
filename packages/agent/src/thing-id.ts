import { kanjiId, wordId } from '@kotonoha/contract/dict/identifiers'
import { z } from 'zod'

/** A word or a kanji of the dictionary. */
export type Thing = { kind: 'word'; wordId: number } | { kind: 'kanji'; kanjiId: string }

/** How assistants name a thing of the dictionary: `word:1358280`, `kanji:食`. */
export const thingId = z
  .string()
  .regex(/^(word:[1-9]\d{0,9}|kanji:.{1,4})$/u, 'expected an id such as word:1358280 or kanji:食')
  .describe('word:1358280 or kanji:食, as search and the look-ups give it')

export const toWordThingId = (id: number): string => `word:${id}`
export const toKanjiThingId = (literal: string): string => `kanji:${literal}`

/** Undefined for a text that names nothing that a dictionary could have. */
export function parseThingId(text: string): Thing | undefined {
  const kind = text.startsWith('word:') ? 'word' : 'kanji'
  const name = text.slice(kind.length + 1)
  if (kind === 'word') {
    const parsed = wordId.safeParse(Number(name))
    return parsed.success ? { kind, wordId: parsed.data } : undefined
  }
  const parsed = kanjiId.safeParse(name)
  return parsed.success ? { kind, kanjiId: parsed.data } : undefined
}
