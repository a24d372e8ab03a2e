import type { Dictionary } from '../../../open-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { Hit } from '../hits/hit-list'
import { findTopHit, listTopHits } from '../hits/ranking'
import type { UnderstoodTag } from '../query/filter-tag'
import { hasJapanese } from '../query/has-japanese'
import { type ParsedQuery, parseQuery } from '../query/parse-query'
import { findRivalHits } from '../words/find-word-hits'
import { addInterpretation, type Interpretation, type WordSearch } from '../words/word-search'
import { popularityOf } from './kana-slips'
import { isEnglishWord } from './near-matches'

/** The best word of a text that the query may be a slip for. */
export interface Rival {
  hit: Hit
  interpretation: Interpretation
}

/** Among the first results still, as the best of every way to read a query is. */
const furthest = 600

/** The best word of each of the texts. */
export function findRivals(
  dictionary: Dictionary,
  query: ParsedQuery,
  tags: readonly UnderstoodTag[],
  texts: readonly string[],
): Rival[] {
  return texts.flatMap((text) => {
    const corrected = { ...query, terms: parseQuery(text).terms }
    const search = findRivalHits(dictionary, corrected, tags)
    const hit = findTopHit(search.hits)
    const interpretation = search.interpretations[hit?.interpretation ?? -1]
    if (hit === undefined || interpretation === undefined) return []
    const isForm = hit.inflection !== undefined
    // A text that is a word was meant as that word, one that is none as a form.
    const isWord = search.index.headwords.keys.find(interpretation.text) >= 0
    return search.hits.isWhole(hit.item) && (!isForm || !isWord) ? [{ hit, interpretation }] : []
  })
}

/** Popularity up to which a word is doubted, and that of another at the least that it is doubted for. */
const littleKnown = 300
const wellKnown = 350
/** Shorter texts are a slip away from too much, longer ones are sentences. */
const shortestDoubted = { latin: 4, kana: 3 }
const longestDoubted = 16

/**
 * Is it doubtful that a text in Latin letters or kana means what it finds: words that hardly anybody
 * knows, odd forms of others, or only what begins so?
 */
export function isDoubtful({ hits, index }: WordSearch, text: string): boolean {
  const isLatin = !hasJapanese(text)
  const shortest = isLatin ? shortestDoubted.latin : shortestDoubted.kana
  if (text.length < shortest || text.length > longestDoubted) return false
  if (isLatin && isEnglishWord(index, text.toLowerCase())) return false
  for (const item of hits.items()) {
    const how = hits.howOf(item)
    if (how === 'set-phrase') return false
    if (how === 'inflected' && isHardlyMeant(hits.pointsOf(item), isLatin)) continue
    const isTelling = how === 'exact' || how === 'gloss' || (how === 'inflected' && !isLatin)
    if (isTelling && (index.popularity[item] ?? 0) > littleKnown) return false
  }
  return true
}

/** What nobody would say (お with a stem of one beat) has fewer points than anything else that is all of the query. */
const leastMeant = { latin: 800, kana: 1800 }

function isHardlyMeant(points: number, isLatin: boolean): boolean {
  return points < (isLatin ? leastMeant.latin : leastMeant.kana)
}

/** The texts, but for kana of which no word is so well known: they need not be searched for. Forms are known to be. */
export function listLikelyKnown({ index }: WordSearch, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    if (!hasJapanese(text)) return true
    const popularity = popularityOf(index, toSearchKey(text))
    return popularity === 0 || popularity > wellKnown
  })
}

/** Of the rivals those that are much better known than what was found. */
export function listBetterKnown({ index }: WordSearch, rivals: readonly Rival[]): Rival[] {
  return rivals.filter(({ hit }) => (index.popularity[hit.item] ?? 0) >= wellKnown)
}

/** Puts them beside what was found, after the best of it. */
export function offerRivals(search: WordSearch, rivals: readonly Rival[]): void {
  const best = findTopHit(search.hits)
  if (best === undefined) return
  for (const [place, { hit, interpretation }] of rivals.entries()) {
    const most = best.points - 1 - place
    const points = Math.min(most, Math.max(hit.points, best.points - furthest - place))
    search.hits.offer({ ...hit, points, interpretation: addInterpretation(search, interpretation) })
  }
}

const leading = 3
/** The best of a reading so much less likely does not come forward. */
const behind = 701

/** How likely a word that only begins so was meant, but for its popularity: nobody leaves out its end. */
const begunOnly = 800

/** Puts them behind the first words that are all of the query, though little known. */
export function offerRivalsBehind(
  search: WordSearch,
  rivals: readonly Rival[],
  likelihood: number,
): void {
  const first = listTopHits(search.hits, 0, leading)
  const isLatin = rivals.every(({ interpretation }) => interpretation.language === 'romaji')
  const whole = first.filter(
    ({ item, points, how }) =>
      search.hits.isWhole(item) && (how !== 'inflected' || !isHardlyMeant(points, isLatin)),
  )
  const [best] = whole
  if (best === undefined) {
    const [begun] = first
    const isBegun = begun !== undefined && !search.hits.isWhole(begun.item)
    const known = isBegun ? (search.index.popularity[begun.item] ?? 0) : 0
    if (likelihood > begunOnly + known) offerRivalsBefore(search, rivals)
    else offerRivals(search, rivals)
    return
  }
  if (
    isLatin &&
    isLikelyWord(rivals, likelihood) &&
    whole.every((hit) => isComposed(search, hit))
  ) {
    offerRivalsBefore(search, rivals)
    return
  }
  const last = whole.at(-1) ?? best
  const most = Math.min(last.points - 1, best.points - behind)
  offerInOrder(search, rivals, most)
}

/** A word that many know, and no more than one slip away. */
const likelyWord = 900

/** Is what was meant a word rather than a form of one? */
function isLikelyWord(rivals: readonly Rival[], likelihood: number): boolean {
  return likelihood >= likelyWord && rivals[0]?.hit.how === 'exact'
}

/** shinkasen is put together of 進化 and せん, which 新幹線 is one letter away from; a form of a verb is no such thing. */
function isComposed({ inflections }: WordSearch, { how, inflection }: Hit): boolean {
  const form = inflection === undefined ? undefined : inflections[inflection]
  return how === 'inflected' && form !== undefined && form.surface.startsWith(form.dictionaryForm)
}

/** Puts them before what only begins so, or has the text inside. */
export function offerRivalsBefore(search: WordSearch, rivals: readonly Rival[]): void {
  const best = findTopHit(search.hits)?.points ?? 0
  offerInOrder(search, rivals, Math.max(best + rivals.length, rivals[0]?.hit.points ?? 0))
}

function offerInOrder(search: WordSearch, rivals: readonly Rival[], most: number): void {
  for (const [place, { hit, interpretation }] of rivals.entries()) {
    const points = most - place
    search.hits.offer({ ...hit, points, interpretation: addInterpretation(search, interpretation) })
  }
}
