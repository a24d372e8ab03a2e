import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findKanjiDefinition } from '@kotonoha/dictionary-db/queries/kanji/find-kanji-definition'
import { listKanji } from '@kotonoha/dictionary-db/queries/kanji/list-kanji'
import { searchAsText } from '@kotonoha/dictionary-db/queries/search/search'
import { suggest } from '@kotonoha/dictionary-db/queries/search/suggest'
import { findWordDefinition } from '@kotonoha/dictionary-db/queries/words/find-word-definition'
import { listWords } from '@kotonoha/dictionary-db/queries/words/list-words'
import { type Timing, timeEach } from './measure'
import { searchQueries, typedPrefixes } from './search-queries'
import { atMost, figure, type Row, round } from './table'

const repeats = 20

/** Times inside the process, without HTTP: what the budgets of a query are about. */
export function measureQueries(
  dictionary: Dictionary,
  wordIds: readonly number[],
  literals: readonly string[],
): Row[] {
  const repeat = <Item>(items: readonly Item[]) =>
    Array.from({ length: repeats }, () => items).flat()
  const suggestions = timeEach('suggestions', repeat(typedPrefixes), (query) =>
    suggest(dictionary, { query, limit: 8 }),
  )
  const searches = Object.entries(searchQueries).map(([kind, queries]) =>
    timeEach(`search, ${kind}`, repeat(queries), (query) =>
      searchAsText(dictionary, { query, kind: 'words', limit: 20 }),
    ),
  )
  const definitions = [
    timeEach('word definition', wordIds, (wordId) => findWordDefinition(dictionary, { wordId })),
    timeEach('kanji definition', literals, (literal) => findKanjiDefinition(dictionary, literal)),
  ]
  const catalogs = [
    timeEach('word catalog, first page of N5', repeat([1]), () =>
      listWords(dictionary, {
        jlpt: ['N5'],
        pos: [],
        loanword: 'include',
        sort: 'asc',
        limit: 20,
      }),
    ),
    timeEach('kanji catalog, first page', repeat([1]), () =>
      listKanji(dictionary, { strokes: [], order: 'level', limit: 100 }),
    ),
  ]
  return [
    toRow(suggestions, 10),
    ...searches.map((timing) => toRow(timing, 25)),
    ...definitions.map((timing) => toRow(timing, 2)),
    ...catalogs.map((timing) => toRow(timing, undefined)),
  ]
}

function toRow(timing: Timing, budgetP95Ms: number | undefined): Row {
  const name = `${timing.name} (p50 ${round(timing.p50Ms)} ms), p95`
  return budgetP95Ms === undefined
    ? figure(name, `${round(timing.p95Ms)} ms`)
    : atMost(name, timing.p95Ms, budgetP95Ms, 'ms')
}
