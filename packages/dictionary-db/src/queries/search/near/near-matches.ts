import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { hasJapanese } from '../query/has-japanese'
import type { ParsedQuery } from '../query/parse-query'
import { listSingleEdits } from './single-edits'

const mostMatches = 5
/** Longer texts are sentences, and the number of slips grows with the length. */
const longestText = 24
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Slips that still leave romaji: another vowel, a consonant doubled or not. */
const romajiLetters = 'aiueonhkstgy'
const kana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをんっゃゅょー'

/** Texts like the query that do find something, the best known first. */
export function listNearMatches(index: WordIndex, query: ParsedQuery): string[] {
  const known = new Map<string, number>()
  for (const [place, term] of query.terms.entries()) {
    if (term.text.length > longestText || term.hasWildcard) continue
    const others = query.terms.filter((_, other) => other !== place)
    if (others.some((other) => scoreText(index, other.text.toLowerCase()) === 0)) continue
    for (const [text, score] of listNearTexts(index, term.text.toLowerCase())) {
      const whole = query.terms.map((each, at) => (at === place ? text : each.text)).join(' ')
      known.set(whole, Math.max(score, known.get(whole) ?? 0))
    }
  }
  if (known.size === 0) addBeginnings(index, query, known)
  return [...known]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, mostMatches)
    .map(([text]) => text)
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
      known.set(found, isJapanese ? scoreHeadword(index, found) : scoreEnglish(index, found))
    }
    if (end > start) return
  }
}

function* listNearTexts(index: WordIndex, text: string): Generator<[string, number]> {
  if (hasJapanese(text)) {
    for (const edited of new Set(listSingleEdits(toSearchKey(text), kana))) {
      const score = scoreHeadword(index, edited)
      if (edited.length > 1 && score > 0) yield [edited, score]
    }
    return
  }
  for (const edited of new Set(listSingleEdits(text, letters))) {
    const score = scoreEnglish(index, edited)
    if (edited.length > 2 && score > 0) yield [edited, score]
  }
  for (const edited of new Set(listSingleEdits(text, romajiLetters))) {
    const score = scoreRomaji(index, edited)
    if (edited.length > 2 && score > 0) yield [edited, score]
  }
}

function scoreText(index: WordIndex, text: string): number {
  return hasJapanese(text)
    ? scoreHeadword(index, toSearchKey(text))
    : Math.max(scoreEnglish(index, text), scoreRomaji(index, text))
}

/** Popularity of the best known word under the key. */
function scoreHeadword(index: WordIndex, key: string): number {
  const { keys, entries } = index.headwords
  const number = keys.find(key)
  let best = 0
  for (const entry of number < 0 ? [] : Array.from(entries.listOf(number))) {
    const word = index.wordOfSpelling[spellingOfEntry(entry)] ?? 0
    best = Math.max(best, 1 + (index.popularity[word] ?? 0))
  }
  return best
}

function scoreRomaji(index: WordIndex, text: string): number {
  const [reading] = toKanaReadings(text)
  return reading === undefined ? 0 : scoreHeadword(index, toSearchKey(reading))
}

const perDoubling = 60

/** The more glosses have the word, the likelier it was meant. */
function scoreEnglish(index: WordIndex, text: string): number {
  const token = index.english.tokens.find(text)
  return token < 0 ? 0 : Math.log2(1 + index.english.places.countOf(token)) * perDoubling
}
