import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { KanjiPosition, KanjiWord } from '../../entities/kanji-word'
import type { Dictionary } from '../../open-dictionary'
import type { SqliteValue } from '../../sqlite/sqlite-database'
import type { FacetRow, KanjiWordFacets } from '../kanji/kanji-word-facets'
import { countKanjiWords, isInFilter } from '../kanji/kanji-word-facets'
import { parseCursor, toCursor } from '../page-cursor'
import { statement } from '../statement'
import { toJlptNumber } from '../to-jlpt-level'
import type { WordRow } from './word-row'
import { toWordSummary, wordColumns } from './word-row'

export interface WordsOfKanjiFilter {
  id: string
  jlpt?: readonly JlptLevel[] | undefined
  position?: KanjiPosition | null | undefined
  readingId?: string | null | undefined
  limit: number
  cursor?: string | null | undefined
}

export interface KanjiWordPage {
  items: KanjiWord[]
  nextCursor: string | null
  total: number
  facets: KanjiWordFacets
}

interface KanjiWordRow extends WordRow {
  place: number
  position: KanjiPosition
  reading_id: string
  reading_in_word: string | null
}

const kanjiExists = statement<{ found: number }>('SELECT 1 AS found FROM kanji WHERE literal = ?')

const facetsOfKanji = statement<FacetRow>(`
  SELECT is_first, jlpt, position, reading_id, word_count
  FROM   kanji_word_facet
  WHERE  literal = ?`)

/** A page of the words written with a kanji; undefined when the dictionary has no such kanji. */
export function listWordsOfKanji(
  dictionary: Dictionary,
  filter: WordsOfKanjiFilter,
): KanjiWordPage | undefined {
  if (kanjiExists.find(dictionary, filter.id) === undefined) return undefined
  const criteria = {
    levels: (filter.jlpt ?? []).map(toJlptNumber),
    position: filter.position ?? null,
    readingId: filter.readingId ?? null,
  }
  const after = filter.cursor == null ? -1 : parseCursor('kw', filter.cursor)
  const facetRows = facetsOfKanji.list(dictionary, filter.id)
  const total = facetRows
    .filter((row) => isInFilter(row, criteria))
    .reduce((sum, row) => sum + row.word_count, 0)

  const conditions: [sql: string, value: SqliteValue][] = [['kanji_word.literal = ?', filter.id]]
  conditions.push(['place > ?', after])
  if (criteria.levels.length > 0) {
    conditions.push([
      'kanji_word.jlpt IN (SELECT value FROM json_each(?))',
      JSON.stringify(criteria.levels),
    ])
  }
  if (criteria.position !== null) conditions.push(['position = ?', criteria.position])
  // Without a reading each word is listed once, whatever its readings.
  if (criteria.readingId === null) conditions.push(['is_first = ?', 1])
  else conditions.push(['reading_id = ?', criteria.readingId])

  const rows = dictionary
    .prepare<KanjiWordRow>(`
      SELECT ${wordColumns}, place, position, reading_id, reading_in_word
      FROM   kanji_word
      JOIN   spelling ON spelling.spelling_id = kanji_word.spelling_id
      JOIN   word ON word.word_id = spelling.word_id
      WHERE  ${conditions.map(([sql]) => sql).join(' AND ')}
      ORDER  BY place
      LIMIT  ?`)
    .all(...conditions.map(([, value]) => value), filter.limit + 1)
  const shown = rows.slice(0, filter.limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => ({
      ...toWordSummary(row),
      readingInWord: row.reading_in_word,
      readingId: row.reading_id || null,
      position: row.position,
    })),
    nextCursor: rows.length > filter.limit && last ? toCursor('kw', last.place) : null,
    total,
    facets: countKanjiWords(dictionary, filter.id, facetRows, criteria),
  }
}
