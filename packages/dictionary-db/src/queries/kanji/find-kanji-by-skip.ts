import type { SkipCode } from '@kotonoha/japanese/skip-code'
import type { KanjiSummary } from '../../entities/kanji-summary'
import type { Dictionary } from '../../open-dictionary'
import { type KanjiIndex, literalOf } from '../../search-index/kanji-index'
import { openSearchIndex } from '../../search-index/open-search-index'
import { parseCursor, toCursor } from '../page-cursor'
import { listKanjiSummaries } from './list-kanji-summaries'

export interface SkipFilter extends SkipCode {
  /** How far each count of strokes may be off. */
  tolerance: number
  limit: number
  cursor?: string | null | undefined
}

export interface KanjiBySkip {
  groups: { code: string; kanji: KanjiSummary[] }[]
  nextCursor: string | null
  total: number
}

const cursorList = 'skip'

/**
 * The kanji of the code, then those of the codes within the tolerance, the nearest code first.
 * Kanji stand under each code they have, the usual mistakes that KANJIDIC2 lists included.
 */
export function findKanjiBySkip(dictionary: Dictionary, filter: SkipFilter): KanjiBySkip {
  const { kanji: index } = openSearchIndex(dictionary)
  const first = filter.cursor == null ? 0 : parseCursor(cursorList, filter.cursor) + 1
  const groups: KanjiBySkip['groups'] = []
  let total = 0
  for (const [place, code] of listNearCodes(filter).entries()) {
    const literals = listLiterals(index, code)
    const ofPage = literals.slice(
      Math.max(0, first - total),
      Math.max(0, first + filter.limit - total),
    )
    total += literals.length
    const isAskedFor = place === 0 && first === 0
    if (ofPage.length === 0 && !isAskedFor) continue
    groups.push({ code, kanji: listKanjiSummaries(dictionary, ofPage) })
  }
  const next = first + filter.limit
  return { groups, nextCursor: next < total ? toCursor(cursorList, next - 1) : null, total }
}

function listNearCodes({ pattern, first, second, tolerance }: SkipFilter): string[] {
  // The last number of pattern 4 names a shape: the one beside it is another shape, not a miscount.
  const secondTolerance = pattern === 4 ? 0 : tolerance
  const codes: { code: string; distance: number }[] = []
  for (let a = first - tolerance; a <= first + tolerance; a += 1) {
    for (let b = second - secondTolerance; b <= second + secondTolerance; b += 1) {
      if (a < 1 || b < 1) continue
      codes.push({
        code: `${pattern}-${a}-${b}`,
        distance: Math.abs(a - first) + Math.abs(b - second),
      })
    }
  }
  return codes.sort((a, b) => a.distance - b.distance).map(({ code }) => code)
}

/** The index numbers kanji by how well known they are, and lists them in that order. */
function listLiterals(index: KanjiIndex, code: string): string[] {
  const key = index.skipCodes.find(code)
  if (key < 0) return []
  return Array.from(index.kanjiOfSkipCode.listOf(key), (number) => literalOf(index, number))
}
