import {
  maxStudyNoteLength,
  maxSynonymLength,
  maxSynonyms,
} from '@kotonoha/contract/kanji/study-limits'
import { plainName, plainText } from '@kotonoha/contract/plain-text'
import { z } from 'zod'
import type { AgentApi } from '../agent-tool'
import { defineTool } from '../agent-tool'
import { requestId } from '../request-id'
import { parseThingId, thingId } from '../thing-id'
import { ToolError } from '../tool-error'

export const setStudyNote = defineTool({
  name: 'set_study_note',
  title: 'Write a study note',
  description:
    "Writes the learner's own note (a mnemonic, say) on a kanji or word of the course, or the " +
    'synonyms that count as right answers of theirs. What is given replaces what was there, and ' +
    'what is left out stays; the answer says what stands now.',
  scope: 'notes:write',
  isChange: true,
  isRepeatable: true,
  input: z.object({
    id: thingId,
    note: plainText(maxStudyNoteLength).optional(),
    synonyms: z.array(plainName(maxSynonymLength)).max(maxSynonyms).optional(),
    requestId,
  }),
  output: z.object({ note: z.string(), synonyms: z.array(z.string()) }),
  summarise: ({ id }) => id,
  async run({ id, note, synonyms, requestId: given }, { api, makeId }) {
    if (note === undefined && synonyms === undefined) {
      throw new ToolError('Give a note, synonyms, or both.')
    }
    const saved = await api.kanji.study.setNote({
      mutationId: given ?? makeId(),
      subjectId: await getSubjectId(api, id),
      ...(note !== undefined && { note }),
      ...(synonyms !== undefined && { synonyms }),
    })
    return { note: saved.note, synonyms: saved.synonyms }
  },
})

/** The item of the course that teaches a thing of the dictionary. */
async function getSubjectId(api: AgentApi, id: string): Promise<number> {
  const thing = parseThingId(id)
  if (thing === undefined) throw new ToolError(`${id} is no id of this dictionary.`)
  const { listStates } = api.kanji.study
  const states =
    thing.kind === 'kanji'
      ? (await listStates({ kanjiIds: [thing.kanjiId] })).kanji
      : (await listStates({ words: await listSpellings(api, thing.wordId) })).words
  const subjectId = states.find((state) => state.subjectId !== null)?.subjectId
  if (subjectId === undefined || subjectId === null) {
    throw new ToolError('The course does not teach this.')
  }
  return subjectId
}

/** The course teaches a word in one of its spellings. */
async function listSpellings(api: AgentApi, wordId: number) {
  const { spellings } = await api.dict.words.getDefinitionOverview({ wordId })
  return spellings.map(({ spellingId }) => ({ wordId, spellingId }))
}
