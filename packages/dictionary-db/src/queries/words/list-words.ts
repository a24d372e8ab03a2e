import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { WordSummary } from '../../entities/word-summary'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { parseCursor, toCursor } from '../page-cursor'
import { statement } from '../statement'
import { toJlptNumber } from '../to-jlpt-level'
import type { WordBitmap } from './word-bitmap'
import { countSet, findWordBitmap, intersect, isSet, unite } from './word-bitmap'
import type { WordRow } from './word-row'
import { toWordSummary, wordColumns } from './word-row'

export interface WordFilter {
  /** Any of them; undefined or empty for all, words without a level included. */
  jlpt?: readonly JlptLevel[] | undefined
  /** Codes or groups of parts of speech (`v1`, `verb`); a word has any of them. */
  pos: readonly string[]
  loanword: 'include' | 'only'
  /** `asc`: the easiest level first, the most frequent first within. */
  sort: 'asc' | 'desc'
  limit: number
  cursor?: string | null | undefined
}

export interface WordPage {
  items: WordSummary[]
  nextCursor: string | null
  total: number
}

/** Catalog ranks from `from` up to, but without, `to`. */
interface RankRange {
  from: number
  to: number
}

interface LevelRow {
  jlpt: number
  first_rank: number
  word_count: number
}

const levelRanges = oncePerDictionary(
  (dictionary) =>
    new Map(
      dictionary
        .prepare<LevelRow>('SELECT jlpt, first_rank, word_count FROM word_level')
        .all()
        .map((row): [number, RankRange] => [
          row.jlpt,
          { from: row.first_rank, to: row.first_rank + row.word_count },
        ]),
    ),
)

const wordAtRank = statement<WordRow>(`
  SELECT ${wordColumns}
  FROM   word
  JOIN   spelling ON spelling.spelling_id = word.first_spelling_id
  WHERE  word.catalog_rank = ?`)

/** A page of the word catalog. */
export function listWords(dictionary: Dictionary, filter: WordFilter): WordPage {
  const ranges = listRanges(dictionary, filter)
  const bitmap = findFilterBitmap(dictionary, filter)
  const list = `w${filter.sort}`
  const after = filter.cursor == null ? null : parseCursor(list, filter.cursor)

  const ranks = takeRanks(ranges, bitmap, filter, after)
  const shown = ranks.slice(0, filter.limit)
  const last = shown.at(-1)
  return {
    items: shown.flatMap((rank) => {
      const row = wordAtRank.find(dictionary, rank)
      return row === undefined ? [] : [toWordSummary(row)]
    }),
    nextCursor: ranks.length > filter.limit && last !== undefined ? toCursor(list, last) : null,
    total: ranges.reduce((sum, { from, to }) => {
      return sum + (bitmap === undefined ? to - from : countSet(bitmap, from, to))
    }, 0),
  }
}

/**
 * The parts of the catalog that the levels allow, in the order they are listed.
 *
 * Words without a level come last in both directions: "hardest first" means N1, not the tens of
 * thousands of words that nobody has graded.
 */
function listRanges(dictionary: Dictionary, { jlpt, sort }: WordFilter): RankRange[] {
  const asked = new Set((jlpt ?? []).map(toJlptNumber))
  const levels = (sort === 'asc' ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5]).filter(
    (level) => asked.size === 0 || asked.has(level),
  )
  const ranges = levelRanges(dictionary)
  return (asked.size === 0 ? [...levels, 0] : levels).flatMap((level) => ranges.get(level) ?? [])
}

/** The words that the part of speech and loanword filters allow; undefined for all. */
function findFilterBitmap(
  dictionary: Dictionary,
  { pos, loanword }: WordFilter,
): WordBitmap | undefined {
  const loanwords = findWordBitmap(dictionary, 'loanword') ?? new Uint8Array()
  if (pos.length === 0) return loanword === 'only' ? loanwords : undefined
  const allowed = pos.flatMap((code) => findWordBitmap(dictionary, code) ?? [])
  const byteCount = Math.max(0, ...allowed.map((each) => each.length))
  const united = unite(allowed, byteCount)
  return loanword === 'only' ? intersect(united, loanwords) : united
}

/** The ranks of the page, and one more where there is a next page. */
function takeRanks(
  ranges: readonly RankRange[],
  bitmap: WordBitmap | undefined,
  { sort, limit, cursor }: WordFilter,
  after: number | null,
): number[] {
  let first = 0
  if (after !== null) {
    first = ranges.findIndex(({ from, to }) => after >= from && after < to)
    if (first < 0) throw new InvalidCursorError(cursor ?? '')
  }
  const taken: number[] = []
  const step = sort === 'asc' ? 1 : -1
  for (const [index, { from, to }] of ranges.slice(first).entries()) {
    let rank = sort === 'asc' ? from : to - 1
    if (index === 0 && after !== null) rank = after + step
    for (; rank >= from && rank < to; rank += step) {
      if (bitmap !== undefined && !isSet(bitmap, rank)) continue
      taken.push(rank)
      if (taken.length > limit) return taken
    }
  }
  return taken
}
