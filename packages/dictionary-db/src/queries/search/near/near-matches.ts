import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { hasJapanese } from '../query/has-japanese'
import type { ParsedQuery } from '../query/parse-query'
import { listEnglishSlips, scoreEnglish } from './english-slips'
import { listSingleEdits } from './single-edits'

const mostMatches = 5
/** Longer texts are sentences, and the number of slips grows with the length. */
const longestText = 24
/** Slips that still leave romaji: another vowel, a consonant doubled or not. */
const romajiLetters = 'aiueonhkstgy'
/** Consonants of a syllable and its vowel, or a nasal: most texts with a slip are not even that. */
const looksLikeRomaji =
  /^(?:n(?![aiueoy])'?|(?:ss|kk|tt|pp|tch)?(?:sh|ch|ts|ss|[kgsztdnhbpmrjc]y|[kgsztdnhbpmyrwjf]|k|t|p)?[aiueo])+$/u
/** A slip in romaji beside one in English, which is believed as far as it is likely. */
const romajiSlip = 500
const swappedForm = 700
const kana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをんっゃゅょー'

export interface NearMatches {
  /** Texts like the query that do find something, the likeliest first. */
  texts: string[]
  /** They differ from it by a slip; else they only begin as it does. */
  areSlips: boolean
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
  const texts = [...known]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, mostMatches)
    .map(([text]) => text)
  return { texts, areSlips }
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
      known.set(
        found,
        isJapanese ? scoreHeadword(index, found) : scoreEnglish(index.english, found),
      )
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
  yield* listEnglishSlips(index.english, text)
  for (const edited of new Set(listSingleEdits(text, romajiLetters))) {
    if (!looksLikeRomaji.test(edited)) continue
    const score = scoreRomaji(index, edited)
    if (edited.length > 3 && score > 0) yield [edited, score + romajiSlip - oddityOf(text, edited)]
  }
  if (!looksLikeRomaji.test(text)) yield* listSwappedForms(index, text)
}

/** A vowel is left out (kazku: kazoku) more often than a consonant comes from nowhere (kaku). */
const strayConsonant = 200
/** Letters are typed in the wrong order (kyuo: kyou) more often than another one (kyuu). */
const otherLetter = 100

function oddityOf(typed: string, edited: string): number {
  if (edited.length > typed.length) return 0
  if (edited.length === typed.length) {
    return [...edited].sort().join() === [...typed].sort().join() ? 0 : otherLetter
  }
  const at = [...typed].findIndex((letter, place) => letter !== edited[place])
  const letter = typed.charAt(at)
  return /[aiueo]/u.test(letter) || letter === typed[at - 1] ? 0 : strayConsonant
}

/** Forms of words with two letters swapped: tabemsau. Dictionary forms are found as they are. */
function* listSwappedForms(index: WordIndex, text: string): Generator<[string, number]> {
  for (let at = 0; at + 1 < text.length; at += 1) {
    const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
    if (swapped === text || !looksLikeRomaji.test(swapped)) continue
    const [reading = ''] = toKanaReadings(swapped)
    const isForm = deinflect(reading).some(
      (form) => scoreHeadword(index, toSearchKey(form.text)) > 0,
    )
    if (isForm) yield [swapped, swappedForm]
  }
}

function scoreText(index: WordIndex, text: string): number {
  return hasJapanese(text)
    ? scoreHeadword(index, toSearchKey(text))
    : Math.max(scoreEnglish(index.english, text), scoreRomaji(index, text))
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
