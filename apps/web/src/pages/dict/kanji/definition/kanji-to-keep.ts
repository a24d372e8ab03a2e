import type { ThingToSave } from '../../../../features/saved-lists/saved-list'
import { toThingPath } from '../../../../features/saved-lists/thing-path'
import type { SharedDefinition } from '../../../../features/sharing/shared-definition'
import type { KanjiDefinition } from './kanji-definition'

/** The kanji as a list keeps it. */
export function toThingToSave({ kanjiId, literal, meanings }: KanjiDefinition): ThingToSave {
  const gloss = meanings.join(', ')
  return { thing: { kind: 'kanji', kanjiId }, text: literal, reading: '', gloss }
}

/** The same as it is handed on to somebody. */
export function toSharedDefinition(kanji: KanjiDefinition): SharedDefinition {
  return {
    kind: 'kanji',
    path: toThingPath(toThingToSave(kanji).thing),
    text: kanji.literal,
    readings: kanji.readings.map(({ reading }) => reading),
    meanings: kanji.meanings,
    jlpt: kanji.jlpt,
  }
}
