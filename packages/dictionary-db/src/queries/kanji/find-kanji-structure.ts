import type { KanjiStructure } from '../../entities/kanji-structure'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import { statement } from '../statement'
import { toCodePoint } from './to-code-point'

const structureOfKanji = statement<{ structure: Uint8Array }>(
  `SELECT structure FROM kanji_definition WHERE code_point = ?`,
)

/** What the kanji is made of and where it is found in other systems. */
export function findKanjiStructure(
  dictionary: Dictionary,
  literal: string,
): KanjiStructure | undefined {
  const row = structureOfKanji.find(dictionary, toCodePoint(literal))
  return row === undefined ? undefined : unpackJson(dictionary, 'kanji', row.structure)
}
