import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { KanjiPosition } from '../../entities/kanji-word'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredKanjiDefinition } from '../../tables/stored-kanji'
import { statement } from '../statement'
import { toJlptLevel } from '../to-jlpt-level'
import { toCodePoint } from './to-code-point'

export interface KanjiWordFacets {
  jlpt: { level: JlptLevel | null; count: number }[]
  position: { position: KanjiPosition; count: number }[]
  readings: { readingId: string | null; reading: string; count: number }[]
}

export interface FacetRow {
  is_first: number
  jlpt: number
  position: KanjiPosition
  reading_id: string
  word_count: number
}

export interface KanjiWordCriteria {
  /** Numbers of rows: 5 is N5. */
  levels: readonly number[]
  position: KanjiPosition | null
  readingId: string | null
}

const definitionOfKanji = statement<{ definition: Uint8Array }>(
  `SELECT definition FROM kanji_definition WHERE code_point = ?`,
)

/** Rows count a word once for every reading; without a chosen reading only its first counts. */
export function isInFilter(row: FacetRow, criteria: KanjiWordCriteria): boolean {
  return (
    (criteria.levels.length === 0 || criteria.levels.includes(row.jlpt)) &&
    (criteria.position === null || criteria.position === row.position) &&
    (criteria.readingId === null ? row.is_first === 1 : criteria.readingId === row.reading_id)
  )
}

/** Each facet is counted with the other filters applied: what choosing the chip would give. */
export function countKanjiWords(
  dictionary: Dictionary,
  literal: string,
  rows: readonly FacetRow[],
  criteria: KanjiWordCriteria,
): KanjiWordFacets {
  const countWhere = (changed: Partial<KanjiWordCriteria>) =>
    rows
      .filter((row) => isInFilter(row, { ...criteria, ...changed }))
      .reduce((sum, row) => sum + row.word_count, 0)

  const stored = definitionOfKanji.find(dictionary, toCodePoint(literal))?.definition
  const definition = stored && unpackJson<StoredKanjiDefinition>(dictionary, 'kanji', stored)
  const readings = (definition?.readings ?? []).map(({ readingId, reading }) => ({
    readingId,
    reading,
    count: countWhere({ readingId }),
  }))
  const positions: KanjiPosition[] = ['start', 'middle', 'end']
  return {
    jlpt: [5, 4, 3, 2, 1, 0].map((level) => ({
      level: toJlptLevel(level),
      count: countWhere({ levels: [level] }),
    })),
    position: positions.map((position) => ({ position, count: countWhere({ position }) })),
    readings: readings.filter(({ count }) => count > 0),
  }
}
