import type { savedThing } from '@kotonoha/contract/dict/lists/saved-thing'
import type { z } from 'zod'
import type { AgentApi } from './agent-tool'
import { parseThingId } from './thing-id'
import { ToolError } from './tool-error'

/** What a list has of a thing: a word is saved in its usual spelling. Throws NOT_FOUND. */
export async function toSavedThing(
  api: AgentApi,
  id: string,
): Promise<z.output<typeof savedThing>> {
  const thing = parseThingId(id)
  if (thing === undefined) throw new ToolError(`${id} is no id of this dictionary.`)
  if (thing.kind === 'kanji') return thing
  const { wordId } = thing
  const { spelling } = await api.dict.words.getDefinitionOverview({ wordId })
  return { kind: 'word', wordId, spellingId: spelling.spellingId }
}
