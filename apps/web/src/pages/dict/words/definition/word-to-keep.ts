import type { ThingToSave } from '../../../../dictionary/saved-lists/saved-list'
import type { SharedDefinition } from '../../../../dictionary/sharing/shared-definition'
import type { WordDefinition } from './word-definition'

/** The word in the spelling that is shown, as a list keeps it. */
export function toThingToSave({ wordId, spelling, senses }: WordDefinition): ThingToSave {
  const { spellingId, text, reading } = spelling
  const gloss = senses[0]?.glosses.map((each) => each.text).join('; ') ?? ''
  return { thing: { kind: 'word', wordId, spellingId }, text, reading, gloss }
}

/** The same as it is handed on to somebody. */
export function toSharedDefinition(word: WordDefinition): SharedDefinition {
  const { text, reading } = word.spelling
  return {
    kind: 'word',
    path: toShortPath(word),
    text,
    readings: text === reading ? [] : [reading],
    meanings: word.senses.flatMap(({ glosses }) => glosses.slice(0, 2).map((each) => each.text)),
    jlpt: word.jlpt,
  }
}

/** The address without what it says anyway: the first tab, and the first spelling. */
function toShortPath({ wordId, spelling, spellings }: WordDefinition): string {
  const path = `/app/dict/words/${wordId}`
  const isFirst = spelling.spellingId === spellings[0]?.spellingId
  return isFirst ? path : `${path}?spelling=${spelling.spellingId}`
}
