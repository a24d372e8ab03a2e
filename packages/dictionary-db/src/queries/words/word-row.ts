import type { WordSummary } from '../../entities/word-summary'
import type { StoredSenseSummary } from '../../tables/stored-word'
import { toRuby } from '../../tables/to-ruby'
import { toJlptLevel } from '../to-jlpt-level'

/** A headword joined with its word. */
export interface WordRow {
  word_id: number
  spelling_id: string
  text: string
  reading: string
  furigana: string
  senses: string
  jlpt: number | null
  is_common: number
  is_loanword: number
  frequency_rank: number | null
}

/** The columns of `spelling` joined with `word` that make a summary. */
export const wordColumns = `word.word_id, spelling.spelling_id, spelling.text, spelling.reading,
  spelling.furigana, word.senses, word.jlpt, word.is_common, word.is_loanword, word.frequency_rank`

/** `meaningId` names the sense that the row is about; the first one where it is left out. */
export function toWordSummary(row: WordRow, meaningId = 1): WordSummary {
  const senses: StoredSenseSummary[] = JSON.parse(row.senses)
  const sense = senses[meaningId - 1] ?? senses[0]
  return {
    wordId: row.word_id,
    spellingId: row.spelling_id,
    text: row.text,
    reading: row.reading,
    furigana: toRuby(JSON.parse(row.furigana)),
    glosses: sense?.[0] ?? [],
    partsOfSpeech: sense?.[1] ?? [],
    jlpt: toJlptLevel(row.jlpt),
    isCommon: row.is_common === 1,
    isUsuallyKana: sense?.[2] === 1,
    isLoanword: row.is_loanword === 1,
    frequencyRank: row.frequency_rank,
  }
}
