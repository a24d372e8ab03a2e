import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { WordSummary } from '../../entities/word-summary'
import type { StoredRubySegment, StoredSenseSummary } from '../../tables/stored-word'
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
  return summariseWord(readWordRow(row), meaningId)
}

/** A row with its JSON read. */
export interface ReadWordRow extends Omit<WordRow, 'furigana' | 'senses'> {
  furigana: RubySegment[]
  senses: StoredSenseSummary[]
}

export function readWordRow(row: WordRow): ReadWordRow {
  return { ...row, furigana: toRuby(JSON.parse(row.furigana)), senses: JSON.parse(row.senses) }
}

/** Shares its lists with the row. */
export function summariseWord(row: ReadWordRow, meaningId = 1): WordSummary {
  const sense = row.senses[meaningId - 1] ?? row.senses[0]
  return {
    wordId: row.word_id,
    spellingId: row.spelling_id,
    text: row.text,
    reading: row.reading,
    furigana: row.furigana,
    glosses: sense?.[0] ?? [],
    partsOfSpeech: sense?.[1] ?? [],
    jlpt: toJlptLevel(row.jlpt),
    isCommon: row.is_common === 1,
    isUsuallyKana: sense?.[2] === 1,
    isLoanword: row.is_loanword === 1,
    frequencyRank: row.frequency_rank,
  }
}

/** The first gloss of each sense after the first. */
export function listLaterSenses({ senses: [, ...later] }: Pick<ReadWordRow, 'senses'>): string[] {
  return later.flatMap(([glosses]) => glosses.slice(0, 1))
}

export function toRuby(stored: readonly StoredRubySegment[]): RubySegment[] {
  return stored.map(([text, ruby]) => (ruby === undefined ? { text } : { text, ruby }))
}
