import { toKanaPrefixes, toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { toSearchKey } from '../../../search-index/text/search-key'
import { toEnglishQuery } from '../english/english-terms'
import type { QueryTerm } from '../query/parse-query'
import { offerGlosses } from './gloss-matches'
import { type HeadwordMatch, offerExact, offerPrefix } from './headword-matches'
import { basePoints } from './headword-points'
import { offerInflected } from './inflected-matches'
import { offerSoundingLike } from './japanese-term'
import { addInterpretation, type WordSearch } from './word-search'

/** A syllable is a word of English by chance more often than a whole word is. */
const longerThanOneKana = 250
/** Beyond these the readings of one romaji string are far-fetched. */
const mostReadings = 6

/** Offers what a term in Latin letters finds: a headword (CD), romaji, English. */
export function offerLatinTerm(search: WordSearch, term: QueryTerm): void {
  offerLatinHeadword(search, term.text)
  offerEnglish(search, term)
  if (!term.isPhrase) offerRomaji(search, term.text)
}

function offerLatinHeadword(search: WordSearch, text: string): void {
  const key = toSearchKey(text)
  if (search.index.headwords.keys.find(key) < 0) return
  const interpretation = addInterpretation(search, { language: 'japanese', text })
  offerExact(search.index, key, {
    hits: search.hits,
    how: 'exact',
    base: basePoints.exact,
    typed: 'kanji',
    interpretation,
  })
}

/** Offers what the text finds as romaji of any system. */
export function offerRomaji(search: WordSearch, text: string): void {
  let isFound = false
  const readings = toKanaReadings(text).slice(0, mostReadings)
  const keys = new Set(readings.map((reading) => toSearchKey(reading)))
  for (const key of keys) isFound = offerReading(search, key) || isFound
  const [likeliest] = keys
  if (!isFound && likeliest !== undefined) {
    const match = romajiMatch(search, likeliest)
    offerSoundingLike(search, likeliest, { ...match, base: basePoints.similarByRomaji })
  }
  if (search.isTyping || search.hits.count === 0) offerBeginnings(search, text)
  else for (const key of keys) offerLongerWords(search, key)
}

function romajiMatch(search: WordSearch, text: string): HeadwordMatch {
  return {
    hits: search.hits,
    how: 'exact',
    base: basePoints.exactByRomaji + (text.length > 1 ? longerThanOneKana : 0),
    typed: 'romaji',
    interpretation: addInterpretation(search, { language: 'romaji', text }),
  }
}

function offerReading(search: WordSearch, key: string): boolean {
  const match = romajiMatch(search, key)
  const isExact = offerExact(search.index, key, match)
  const inflected = { ...match, how: 'inflected', base: basePoints.inflectedByRomaji } as const
  return offerInflected(search.index, key, inflected, search.inflections) || isExact
}

function offerLongerWords(search: WordSearch, key: string): void {
  const match = romajiMatch(search, key)
  offerPrefix(search.index, key, { ...match, how: 'prefix', base: basePoints.prefixByRomaji })
}

/** Words that begin as what is typed so far: `tab` is た and then ば, び, ぶ, べ or ぼ. */
function offerBeginnings(search: WordSearch, text: string): void {
  for (const { kana, next } of toKanaPrefixes(text).slice(0, mostReadings)) {
    for (const following of next.length === 0 ? [''] : next) {
      const key = toSearchKey(kana + following)
      if (key === '') continue
      offerPrefix(search.index, key, {
        ...romajiMatch(search, toSearchKey(kana) || key),
        how: 'prefix',
        base: search.isTyping ? basePoints.typedPrefixByRomaji : basePoints.prefixByRomaji,
      })
    }
  }
}

/** Offers what the text finds in the English glosses; says whether it is English at all. */
export function offerEnglish(search: WordSearch, term: QueryTerm): boolean {
  const { text, isPhrase } = term
  if (search.isTyping && text.length === 1) return false
  const options = { isPhrase, completesLastWord: search.isTyping && !isPhrase }
  const query = toEnglishQuery(search.index.english, text, options)
  if (query === undefined) return false
  const interpretation = addInterpretation(search, {
    language: 'english',
    text: text.toLowerCase(),
  })
  offerGlosses(search.index, query, search.hits, interpretation)
  return true
}
