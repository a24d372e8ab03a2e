import type { Dictionary } from '../../open-dictionary'
import { countSenses, findListedSpelling, listLaterSenses } from '../words/listed-spelling'
import { countInterpretations } from './count-interpretations'
import { findMatchedGloss } from './english/matched-gloss'
import type { Hit } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import { ListedWord } from './listed-word'
import type { FoundPage, PageRequest } from './page-request'
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
    return item === undefined ? [] : { item, word: hit.item }
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
  shown: readonly { item: ListedWord; word: number }[],
): void {
  // Of what a meaning or a counter found, the row says the sense that did.
  const exact = shown.filter(({ item: { match } }) => match.how === 'exact' && match.sense === null)
  const [one, ...others] = exact
  if (one === undefined || others.length > 0) return
  const later = listLaterSenses(dictionary, index, { word: one.word, most: maxLaterSenses })
  if (later.length > 0) one.item.alsoMeans = later
}

export function toWordItem(
  dictionary: Dictionary,
  { index, inflections, interpretations }: WordSearch,
  hit: Hit,
  interpretation: number | null,
): ListedWord | undefined {
  const spelling = hit.spelling ?? index.firstSpelling[hit.item] ?? 0
  const listed = findListedSpelling(dictionary, index, { spelling, meaningId: hit.sense })
  if (listed === undefined) return undefined
  const inflection = hit.inflection === undefined ? undefined : inflections[hit.inflection]
  const query = interpretations[hit.interpretation]
  const isEnglish = query?.language === 'english' && hit.sense !== undefined
  return new ListedWord(listed, {
    how: hit.how,
    interpretation,
    inflections: inflection?.steps ?? [],
    sense: hit.sense === undefined ? null : { number: hit.sense, of: countSenses(index, hit.item) },
    gloss: isEnglish ? (findMatchedGloss(index.english, query.text, listed) ?? null) : null,
  })
}
