import type { Dictionary } from '../../open-dictionary'
import { findLaterSenses, findSummaryOfSpelling } from '../words/list-word-summaries'
import { countInterpretations } from './count-interpretations'
import { findMatchedGloss } from './english/matched-gloss'
import type { Hit } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import type { FoundPage, PageRequest } from './page-request'
import type { WordItem } from './search-result'
import type { WordSearch } from './words/word-search'

/** More senses than these are not looked for in a list. */
const maxLaterSenses = 2

/** A page of what was found. */
export function toWordPage(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
  nearMatches: string[] = [],
): FoundPage {
  const interpretations = countInterpretations(search)
  const shown = listTopHits(search.hits, request.offset, request.limit).flatMap((hit) => {
    const place = interpretations.placeOf(hit.interpretation)
    const item = toWordItem(dictionary, search, hit, place)
    return item === undefined ? [] : { item, spelling: spellingOfHit(search, hit) }
  })
  if (request.offset === 0) sayMoreOfTheOne(dictionary, search, shown)
  return {
    items: shown.map(({ item }) => item),
    total: search.hits.count,
    isTotalExact: search.isTotalExact,
    understanding: {
      interpretations: interpretations.shown,
      inflections: search.inflections,
      sentence: null,
      nearMatches,
      readAs: search.readAs,
    },
  }
}

/** Where one word alone is just what was typed, its row has room for what else it means. */
function sayMoreOfTheOne(
  dictionary: Dictionary,
  { index }: WordSearch,
  shown: readonly { item: WordItem; spelling: number }[],
): void {
  // Of what a meaning or a counter found, the row says the sense that did.
  const exact = shown.filter(({ item: { match } }) => match.how === 'exact' && match.sense === null)
  const [one, ...others] = exact
  if (one === undefined || others.length > 0) return
  const later = findLaterSenses(dictionary, index, one.spelling).slice(0, maxLaterSenses)
  if (later.length > 0) one.item.alsoMeans = later
}

function spellingOfHit({ index }: WordSearch, { spelling, item }: Hit): number {
  return spelling ?? index.firstSpelling[item] ?? 0
}

export function toWordItem(
  dictionary: Dictionary,
  search: WordSearch,
  hit: Hit,
  interpretation: number | null,
): WordItem | undefined {
  const of = { spelling: spellingOfHit(search, hit), meaningId: hit.sense }
  const summary = findSummaryOfSpelling(dictionary, search.index, of)
  if (summary === undefined) return undefined
  const inflection = hit.inflection === undefined ? undefined : search.inflections[hit.inflection]
  const { firstSense, english } = search.index
  const query = search.interpretations[hit.interpretation]
  const isEnglish = query?.language === 'english' && hit.sense !== undefined
  const senses =
    (firstSense[hit.item + 1] ?? search.index.wordOfSense.length) - (firstSense[hit.item] ?? 0)
  return {
    kind: 'word',
    ...summary,
    match: {
      how: hit.how,
      interpretation,
      inflections: inflection?.steps ?? [],
      sense: hit.sense === undefined ? null : { number: hit.sense, of: senses },
      gloss: isEnglish ? (findMatchedGloss(english, query.text, summary.glosses) ?? null) : null,
    },
  }
}
