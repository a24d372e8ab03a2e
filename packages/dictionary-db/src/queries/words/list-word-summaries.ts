import type { WordSummary } from '../../entities/word-summary'
import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'
import { toWordSummary, type WordRow, wordColumns } from './word-row'

const wordOfSpelling = statement<WordRow>(`
  SELECT ${wordColumns}
  FROM   spelling
  JOIN   word ON word.word_id = spelling.word_id
  WHERE  spelling.spelling_id = ?`)

/** `meaningId` chooses the sense whose glosses are given; the first where it is left out. */
export function findWordSummary(
  dictionary: Dictionary,
  spellingId: string,
  meaningId?: number,
): WordSummary | undefined {
  const row = wordOfSpelling.find(dictionary, spellingId)
  return row === undefined ? undefined : toWordSummary(row, meaningId)
}
