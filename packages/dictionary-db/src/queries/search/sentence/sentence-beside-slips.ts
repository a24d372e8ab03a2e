import type { Dictionary } from '../../../open-dictionary'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { findNearMatches, type NearMatches } from '../near/near-matches'
import { findRivals } from '../near/offer-rivals'
import type { FoundPage, PageRequest } from '../page-request'
import { toWordPage } from '../word-page'
import { findWordHits } from '../words/find-word-hits'
import { hasCode } from '../words/inflected-matches'
import { addInterpretation, type WordSearch } from '../words/word-search'
import { costPerCharacter } from './sentence-cost'
import { toSentencePage } from './sentence-page'
import type { SentencePart } from './sentence-part'

/** Shorter kana are a slip away from too much, longer ones are sentences. */
const shortestSlip = 3
const longestSlip = 12
const mostSlips = 3
/** A word known less is in few sentences so short; few long ones are so near by chance. */
const wellKnown = 410
const perKana = 60
/** What speaks for one word in each kana beyond four. */
const forLongWord = 80
const shortWord = 4
/**
 * Of so much together, what the words cost and what speaks for the slip, one word was meant: ねこがすき and やまにいく stay
 * far below, ずごい and ともたち above.
 */
const likelySlip = 1290
/** What costs less is said just so, and no slip of anything. */
const saidJustSo = 140
/** What are two words of three kana (そうよ) is near to more. */
const ofThreeKana = 150

/**
 * The words of a sentence; where it is in kana and may be one word with a slip (ともたち), that word beside
 * them: before them where hardly anybody would say those (縮 and だ).
 */
export function toSentenceBesideSlips(
  dictionary: Dictionary,
  search: WordSearch,
  parts: readonly SentencePart[],
  request: PageRequest,
): FoundPage {
  const key = toKanaKey(request)
  const cost = costPerCharacter(parts)
  const mayBeSlip = key !== undefined && cost >= saidJustSo
  const near = mayBeSlip ? findNearMatches(search.index, request.query) : undefined
  const slips = near?.areSlips ? listSlips(dictionary, near, request) : undefined
  if (key === undefined || near === undefined || slips === undefined) {
    return toSentencePage(dictionary, search, parts, request)
  }
  const { offset, limit } = request
  const all = { ...request, offset: 0, limit: Number.POSITIVE_INFINITY }
  const page = toSentencePage(dictionary, search, parts, all)
  const words = page.items
  const isSlip = isOneWord(key, cost + near.likelihood + forRareWord(search.index, parts))
  const items = eachOnce(isSlip ? [...slips.items, ...words] : [...words, ...slips.items])
  return {
    ...page,
    items: items.slice(offset, offset + limit),
    total: items.length,
    understanding: {
      ...page.understanding,
      interpretations: slips.understanding.interpretations,
    },
  }
}

/** たべましだ is a form of 食べる, of which たべ is one as well. */
function eachOnce(items: FoundPage['items']): FoundPage['items'] {
  const known = new Set<string>()
  return items.filter((item) => {
    if (item.kind !== 'word') return true
    const isFirst = !known.has(item.spellingId)
    known.add(item.spellingId)
    return isFirst
  })
}

function toKanaKey({ query }: PageRequest): string | undefined {
  const [term, ...others] = query.terms
  if (term === undefined || others.length > 0) return undefined
  const key = toSearchKey(term.text)
  if (!isKanaKey(key) || key.length < shortestSlip || key.length > longestSlip) return undefined
  return key
}

function listSlips(
  dictionary: Dictionary,
  near: NearMatches,
  request: PageRequest,
): FoundPage | undefined {
  const { query, tags } = request
  const rivals = findRivals(dictionary, query, tags, near.rivals.slice(0, mostSlips))
  const again = findWordHits(dictionary, query, tags, false)
  const likely = rivals.filter(({ hit, interpretation }) => {
    const least = wellKnown - perKana * (interpretation.text.length - shortestSlip)
    return (again.index.popularity[hit.item] ?? 0) >= least
  })
  if (likely.length === 0) return undefined
  // They stay in the order of how likely they were meant.
  const most = Math.max(...likely.map(({ hit }) => hit.points))
  for (const [place, { hit, interpretation }] of likely.entries()) {
    const points = most - place
    again.hits.offer({ ...hit, points, interpretation: addInterpretation(again, interpretation) })
  }
  return toWordPage(dictionary, again, { ...request, offset: 0, limit: mostSlips })
}

/** だめっす and そうだべ end as what one says does, and as hardly any word. */
const endOfSpeech =
  /(?:っすか?|っしょ|っけ|じゃん|だろ|でしょ|やん|やろ|けど|かな|よね|もん|ばい|だべ)$/u
const endsAsSaid = 200

const ofFunction = ['prt', 'cop', 'aux', 'aux-v', 'aux-adj', 'conj', 'int', 'exp', 'suf', 'pref']
/** What speaks for one word where a word beside others is hardly known. */
const rareInSentence = 140

function forRareWord(index: WordIndex, parts: readonly SentencePart[]): number {
  const codes = new Set(ofFunction.map((code) => index.codes.find(code)))
  const hasRare = parts.some(({ word: candidate, text }) => {
    if (candidate === undefined) return true
    const word = index.wordOfSpelling[candidate.spelling] ?? 0
    if (hasCode(index, word, codes)) return false
    return text.length === 1 || (index.popularity[word] ?? 0) < wellKnown
  })
  return hasRare ? rareInSentence : 0
}

/** Is it one word with a slip rather than words side by side, by what their cost and the slip say together? */
function isOneWord(key: string, said: number): boolean {
  const forLength = forLongWord * Math.max(0, key.length - shortWord)
  const least = likelySlip + (key.length === shortestSlip ? ofThreeKana : 0)
  return said + forLength >= least + (endOfSpeech.test(key) ? endsAsSaid : 0)
}
