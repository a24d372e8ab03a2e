import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import type { KanjiSummary } from '../../entities/kanji-summary'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { parseCursor, toCursor } from '../page-cursor'
import { toJlptLevel, toJlptNumber } from '../to-jlpt-level'
import type { KanjiRow } from './kanji-row'
import { kanjiColumns, toKanjiSummary } from './kanji-row'

export type KanjiOrder = 'level' | 'strokes' | 'frequency' | 'grade'

export interface KanjiFilter {
  /** Any of them; undefined or empty for all, kanji without a level included. */
  jlpt?: readonly JlptLevel[] | undefined
  strokes: readonly number[]
  order: KanjiOrder
  limit: number
  cursor?: string | null | undefined
}

export interface KanjiPage {
  items: KanjiSummary[]
  nextCursor: string | null
  total: number
  facets: {
    jlpt: { level: JlptLevel | null; count: number }[]
    strokes: { strokeCount: number; count: number }[]
  }
}

const rankColumns = {
  level: 'level_rank',
  strokes: 'strokes_rank',
  frequency: 'usage_rank',
  grade: 'grade_rank',
} as const satisfies Record<KanjiOrder, string>

interface FacetRow {
  jlpt: number
  stroke_count: number
  kanji_count: number
}

const listFacetRows = oncePerDictionary((dictionary) =>
  dictionary.prepare<FacetRow>('SELECT jlpt, stroke_count, kanji_count FROM kanji_facet').all(),
)

/** A page of the kanji catalog with the counts that go beside the filters. */
export function listKanji(dictionary: Dictionary, filter: KanjiFilter): KanjiPage {
  const levels = (filter.jlpt ?? []).map(toJlptNumber)
  const rankColumn = rankColumns[filter.order]
  const list = `k${filter.order}`
  const after = filter.cursor == null ? -1 : parseCursor(list, filter.cursor)

  const rows = dictionary
    .prepare<KanjiRow & { rank: number }>(`
      SELECT ${kanjiColumns}, ${rankColumn} AS rank
      FROM   kanji
      WHERE  ${rankColumn} > ?
      ${levels.length > 0 ? 'AND jlpt IN (SELECT value FROM json_each(?))' : ''}
      ${filter.strokes.length > 0 ? 'AND stroke_count IN (SELECT value FROM json_each(?))' : ''}
      ORDER BY ${rankColumn}
      LIMIT  ?`)
    .all(
      after,
      ...[levels, filter.strokes].filter((each) => each.length > 0).map((e) => JSON.stringify(e)),
      filter.limit + 1,
    )
  const items = rows.slice(0, filter.limit)
  const last = items.at(-1)
  return {
    items: items.map(toKanjiSummary),
    nextCursor: rows.length > filter.limit && last ? toCursor(list, last.rank) : null,
    ...countKanji(listFacetRows(dictionary), levels, filter.strokes),
  }
}

/** Each facet is counted with the other filter applied: what choosing the chip would give. */
function countKanji(
  rows: readonly FacetRow[],
  levels: readonly number[],
  strokes: readonly number[],
): Pick<KanjiPage, 'total' | 'facets'> {
  const byLevel = new Map([5, 4, 3, 2, 1, 0].map((level) => [level, 0]))
  const byStrokes = new Map<number, number>()
  let total = 0
  for (const row of rows) {
    const hasLevel = levels.length === 0 || levels.includes(row.jlpt)
    const hasStrokes = strokes.length === 0 || strokes.includes(row.stroke_count)
    if (hasStrokes) byLevel.set(row.jlpt, (byLevel.get(row.jlpt) ?? 0) + row.kanji_count)
    if (hasLevel) {
      byStrokes.set(row.stroke_count, (byStrokes.get(row.stroke_count) ?? 0) + row.kanji_count)
    }
    if (hasLevel && hasStrokes) total += row.kanji_count
  }
  return {
    total,
    facets: {
      jlpt: [...jlptLevels.map(toJlptNumber), 0].map((level) => ({
        level: toJlptLevel(level),
        count: byLevel.get(level) ?? 0,
      })),
      strokes: [...byStrokes]
        .sort(([a], [b]) => a - b)
        .map(([strokeCount, count]) => ({ strokeCount, count })),
    },
  }
}
