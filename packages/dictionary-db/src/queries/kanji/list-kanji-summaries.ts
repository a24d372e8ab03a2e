import type { KanjiSummary } from '../../entities/kanji-summary'
import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'
import type { KanjiRow } from './kanji-row'
import { kanjiColumns, toKanjiSummary } from './kanji-row'

const kanjiByLiteral = statement<KanjiRow>(`SELECT ${kanjiColumns} FROM kanji WHERE literal = ?`)

export function findKanjiSummary(
  dictionary: Dictionary,
  literal: string,
): KanjiSummary | undefined {
  const row = kanjiByLiteral.find(dictionary, literal)
  return row === undefined ? undefined : toKanjiSummary(row)
}

/** In the order asked for; characters that the dictionary does not know are left out. */
export function listKanjiSummaries(
  dictionary: Dictionary,
  literals: readonly string[],
): KanjiSummary[] {
  return literals.flatMap((literal) => findKanjiSummary(dictionary, literal) ?? [])
}
