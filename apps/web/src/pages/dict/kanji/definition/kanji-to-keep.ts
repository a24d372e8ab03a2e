import { toThingPath } from '../../../../dictionary/saved-lists/thing-path'
import type { SharedDefinition } from '../../../../dictionary/sharing/shared-definition'
import type { KanjiDefinition } from './kanji-definition'

/** The kanji as it is handed on to somebody. */
export function toSharedDefinition(kanji: KanjiDefinition): SharedDefinition {
  return {
    kind: 'kanji',
    path: toThingPath({ kind: 'kanji', kanjiId: kanji.kanjiId }),
    text: kanji.literal,
    readings: kanji.readings.map(({ reading }) => reading),
    meanings: kanji.meanings,
    jlpt: kanji.jlpt,
  }
}
