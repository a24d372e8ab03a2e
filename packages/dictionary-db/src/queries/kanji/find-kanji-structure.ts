import type { KanjiStructure } from '../../entities/kanji-structure'
import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

const structureOfKanji = statement<{ structure: string }>(
  `SELECT structure FROM kanji_definition WHERE literal = ?`,
)

/** What the kanji is made of and where it is found in other systems. */
export function findKanjiStructure(
  dictionary: Dictionary,
  literal: string,
): KanjiStructure | undefined {
  const row = structureOfKanji.find(dictionary, literal)
  return row === undefined ? undefined : JSON.parse(row.structure)
}
