import type { KanjiSummary } from '../../entities/kanji-summary'
import { toJlptLevel } from '../to-jlpt-level'

export interface KanjiRow {
  literal: string
  stroke_count: number
  meanings: string
  on_readings: string
  kun_readings: string
  jlpt: number | null
  grade: number | null
  frequency_rank: number | null
}

/** The columns of `kanji` that make a summary. */
export const kanjiColumns =
  'literal, stroke_count, meanings, on_readings, kun_readings, jlpt, grade, frequency_rank'

export function toKanjiSummary(row: KanjiRow): KanjiSummary {
  return {
    kanjiId: row.literal,
    literal: row.literal,
    strokeCount: row.stroke_count,
    meanings: JSON.parse(row.meanings),
    onReadings: JSON.parse(row.on_readings),
    kunReadings: JSON.parse(row.kun_readings),
    jlpt: toJlptLevel(row.jlpt),
    grade: row.grade,
    frequencyRank: row.frequency_rank,
  }
}
