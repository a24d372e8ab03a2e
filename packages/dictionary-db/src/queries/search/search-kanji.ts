import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { type KanjiIndex, literalOf } from '../../search-index/kanji-index'
import { openSearchIndex } from '../../search-index/open-search-index'
import { findKanjiSummary } from '../kanji/list-kanji-summaries'
import { countInterpretations } from './count-interpretations'
import { type Hit, HitList, packFacts } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import { toKanjiFilters } from './kanji/kanji-filter'
import { type KanjiSearch, offerKanjiTerm, offerMeanings } from './kanji/kanji-terms'
import type { FoundPage, PageRequest } from './page-request'
import type { QueryTerm } from './query/parse-query'
import type { KanjiItem } from './search-result'

const openHitLists = oncePerDictionary((dictionary) => {
  const { size } = openSearchIndex(dictionary).kanji
  return { all: new HitList(size), oneTerm: new HitList(size) }
})

export function searchKanji(dictionary: Dictionary, request: PageRequest): FoundPage {
  const search = findKanjiHits(dictionary, request)
  const interpretations = countInterpretations(search)
  const items = listTopHits(search.hits, request.offset, request.limit).flatMap((hit) => {
    const place = interpretations.placeOf(hit.interpretation)
    return toKanjiItem(dictionary, search.index, hit, place) ?? []
  })
  return {
    items,
    total: search.hits.count,
    isTotalExact: true,
    understanding: {
      interpretations: interpretations.shown,
      inflections: [],
      sentence: null,
      nearMatches: [],
      readAs: null,
    },
  }
}

function findKanjiHits(
  dictionary: Dictionary,
  { query, tags, isMeaning }: Pick<PageRequest, 'query' | 'tags' | 'isMeaning'>,
): KanjiSearch {
  const index = openSearchIndex(dictionary).kanji
  const { all, oneTerm } = openHitLists(dictionary)
  all.clear()
  const search: KanjiSearch = { index, hits: all, interpretations: [] }
  const isVerb = isInfinitive(query.terms)
  const [first, ...others] = isVerb ? query.terms.slice(1) : query.terms
  if (isMeaning) {
    offerMeanings(search, { text: query.normalized, isPhrase: false })
    if (all.count > 0) return search
  }
  if (first !== undefined) offerKanjiTerm(search, first, isVerb)
  else if (tags.length > 0) offerEverything(search)
  for (const term of others) {
    oneTerm.clear()
    offerKanjiTerm({ ...search, hits: oneTerm }, term, isVerb)
    all.intersect(oneTerm)
  }
  for (const accepts of toKanjiFilters(index, tags, radicalFinder(dictionary))) all.retain(accepts)
  for (const term of query.excluded) {
    oneTerm.clear()
    offerKanjiTerm({ ...search, hits: oneTerm, interpretations: [] }, term)
    all.retain((kanji) => !oneTerm.has(kanji))
  }
  return search
}

/** Verbs stand bare among the meanings of kanji: `to eat` is 食 "eat" before 侑 "urge to eat". */
function isInfinitive([first, next]: readonly QueryTerm[]): boolean {
  return first?.text.toLowerCase() === 'to' && !first.isPhrase && next !== undefined
}

/** A radical that is a kanji itself is the radical of that kanji (口 of 口). */
function radicalFinder(dictionary: Dictionary): (character: string) => number | undefined {
  const { numberOfLiteral, radicalNumber } = openSearchIndex(dictionary).kanji
  return (character) => {
    const kanji = numberOfLiteral.get(character)
    return kanji === undefined ? undefined : radicalNumber[kanji]
  }
}

function offerEverything({ index, hits }: KanjiSearch): void {
  const facts = packFacts('filter', 0)
  for (let kanji = 0; kanji < index.size; kanji += 1) {
    hits.offerPacked(kanji, index.popularity[kanji] ?? 0, facts, -1, -1)
  }
}

function toKanjiItem(
  dictionary: Dictionary,
  index: KanjiIndex,
  hit: Hit,
  interpretation: number | null,
): KanjiItem | undefined {
  const summary = findKanjiSummary(dictionary, literalOf(index, hit.item))
  if (summary === undefined) return undefined
  return {
    kind: 'kanji',
    ...summary,
    match: { how: hit.how, interpretation, inflections: [], sense: null, gloss: null },
  }
}
