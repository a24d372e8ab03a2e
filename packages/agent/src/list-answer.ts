import { listId } from '@kotonoha/contract/dict/lists/list-identifiers'
import { z } from 'zod'
import type { AgentApi } from './agent-tool'
import { toKanjiThingId, toWordThingId } from './thing-id'

/** A list of the learner in a line. */
export const listLine = z.object({
  listId,
  name: z.string(),
  itemCount: z.number(),
  updatedAt: z.string(),
})

/** Something that a list has. */
export const listEntry = z.object({
  id: z.string(),
  text: z.string(),
  reading: z.string(),
  meaning: z.string(),
  note: z.string().describe("The learner's own note; empty where there is none"),
})

type Lists = AgentApi['dict']['lists']
type Summary = Awaited<ReturnType<Lists['listLists']>>['lists'][number]
type Item = Awaited<ReturnType<Lists['getList']>>['items'][number]

export function toListLine({
  listId,
  name,
  itemCount,
  updatedAt,
}: Summary): z.input<typeof listLine> {
  return { listId, name, itemCount, updatedAt }
}

/** As it was when it was saved, for the dictionary may no longer have it. */
export function toListEntry({
  thing,
  text,
  reading,
  gloss,
  note,
}: Item): z.input<typeof listEntry> {
  const id = thing.kind === 'word' ? toWordThingId(thing.wordId) : toKanjiThingId(thing.kanjiId)
  return { id, text, reading, meaning: gloss, note }
}
