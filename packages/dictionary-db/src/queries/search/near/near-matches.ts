import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { hasJapanese } from '../query/has-japanese'
import type { ParsedQuery } from '../query/parse-query'
import { listEnglishSlips, scoreEnglish } from './english-slips'
import { listFormSlipsInKana, listFormSlipsInRomaji, looksLikeRomaji } from './form-slips'
import { listKanaSlips, popularityOf } from './kana-slips'
import { listRomajiSlips } from './romaji-slips'

const mostMatches = 5
/** What was meant nearly as likely is answered beside the likeliest. */
const nearlyAsLikely = 250
const mostRivals = 3
/** Longer texts are sentences, and the number of slips grows with the length. */
const longestText = 24
const swappedForm = 700
/** A word that is in two glosses only may be a slip still. */
const leastOfEnglish = 100

export interface NearMatches {
  /** Texts like the query that do find something, the likeliest first. */
  texts: string[]
  /** They differ from it by a slip; else they only begin as it does. */
  areSlips: boolean
  /** Those that were meant nearly as likely as the first, and it. */
  rivals: string[]
  /** How likely the first was meant: its popularity and what the slip takes off. */
  likelihood: number
}

export function findNearMatches(index: WordIndex, query: ParsedQuery): NearMatches {
  const known = new Map<string, number>()
  for (const [place, term] of query.terms.entries()) {
    if (term.text.length > longestText || term.hasWildcard || term.isPhrase) continue
    const others = query.terms.filter((_, other) => other !== place)
    // Of several words the slip is in the one that nothing is called.
    if (others.length > 0 && scoreText(index, term.text.toLowerCase()) > 0) continue
    if (others.some((other) => scoreText(index, other.text.toLowerCase()) === 0)) continue
    for (const [text, score] of listNearTexts(index, term.text.toLowerCase())) {
      const whole = query.terms.map((each, at) => (at === place ? text : each.text)).join(' ')
      known.set(whole, Math.max(score, known.get(whole) ?? 0))
    }
  }
  const areSlips = known.size > 0
  if (!areSlips) addBeginnings(index, query, known)
  const likeliest = [...known]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, mostMatches)
  const texts = likeliest.map(([text]) => text)
  const least = (likeliest[0]?.[1] ?? 0) - nearlyAsLikely
  const rivals = likeliest.filter(([, score]) => areSlips && score >= least)
  return {
    texts,
    areSlips,
    rivals: rivals.slice(0, 1 + (query.terms.length > 1 ? 1 : mostRivals)).map(([text]) => text),
    likelihood: likeliest[0]?.[1] ?? 0,
  }
}

/** When no slip explains the query, what begins as it does, as far as anything does. */
function addBeginnings(index: WordIndex, query: ParsedQuery, known: Map<string, number>): void {
  const [term] = query.terms
  if (term === undefined || query.terms.length > 1) return
  const isJapanese = hasJapanese(term.text)
  const text = isJapanese ? toSearchKey(term.text) : term.text.toLowerCase()
  const keys = isJapanese ? index.headwords.keys : index.english.tokens
  for (let length = text.length; length >= (isJapanese ? 2 : 3); length -= 1) {
    const { start, end } = keys.rangeOfPrefix(text.slice(0, length))
    for (let key = start; key < end; key += 1) {
      const found = keys.textOf(key)
      known.set(found, isJapanese ? popularityOf(index, found) : scoreEnglish(index.english, found))
    }
    if (end > start) return
  }
}

function* listNearTexts(index: WordIndex, text: string): Generator<[string, number]> {
  if (hasJapanese(text)) {
    yield* listKanaSlips(index, text)
    yield* listFormSlipsInKana(index, text)
    return
  }
  yield* listEnglishSlips(index.english, text)
  yield* listRomajiSlips(index, text)
  yield* listFormSlipsInRomaji(index, text)
  if (!looksLikeRomaji.test(text)) yield* listSwappedForms(index, text)
}

/** Forms of words with two letters swapped: tabemsau. Dictionary forms are found as they are. */
function* listSwappedForms(index: WordIndex, text: string): Generator<[string, number]> {
  for (let at = 0; at + 1 < text.length; at += 1) {
    const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
    if (swapped === text || !looksLikeRomaji.test(swapped)) continue
    const [reading = ''] = toKanaReadings(swapped)
    const isForm = deinflect(reading).some(
      (form) => popularityOf(index, toSearchKey(form.text)) > 0,
    )
    if (isForm) yield [swapped, swappedForm]
  }
}

/** In how many glosses a word of English is at the least, for it to be no slip. */
export function isEnglishWord(index: WordIndex, text: string): boolean {
  return scoreEnglish(index.english, text) > leastOfEnglish
}

function scoreText(index: WordIndex, text: string): number {
  return hasJapanese(text)
    ? popularityOf(index, toSearchKey(text))
    : Math.max(scoreEnglish(index.english, text), scoreRomaji(index, text))
}

function scoreRomaji(index: WordIndex, text: string): number {
  const [reading] = toKanaReadings(text)
  return reading === undefined ? 0 : popularityOf(index, toSearchKey(reading))
}
