import { toKanaPrefixes, toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { irregularForms } from '../../../search-index/text/irregular-forms'
import { toSearchKey } from '../../../search-index/text/search-key'
import { kanaOnlyWord } from '../../../search-index/word-index'
import { type EnglishQuery, lightVerbs, toEnglishQuery } from '../english/english-terms'
import { ofAdjective, ofSuruNoun } from '../english/gloss-facts'
import { isLittleWord } from '../english/gloss-quality'
import { nounsOfDoing } from '../english/nouns-of-doing'
import { listOtherWords } from '../english/other-words'
import type { QueryTerm } from '../query/parse-query'
import { offerGlosses } from './gloss-matches'
import { type HeadwordMatch, listWordsOf, offerExact, offerPrefix } from './headword-matches'
import { basePoints } from './headword-points'
import { expressionBonus, offerInflected } from './inflected-matches'
import { offerSoundingLike } from './japanese-term'
import { offerNumber } from './number-term'
import { offerSetPhrases } from './set-phrase-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** Beyond these the readings of one romaji string are far-fetched. */
const mostReadings = 6
/** English took the Japanese word over: `sake` is a gloss of 酒 (さけ), so 酒 is meant. */
const borrowedIntoEnglish = 200
/** Then 鮭, which sounds the same, is nearer than what else has the word in English (for the sake). */
const soundsLikeBorrowed = 300
/** What is a word in English is romaji less likely than what is none. */
const isEnglishToo = 100
/** … and much less where it is not the romaji that is taught: `si` for し. */
const otherSystem = 350

/** Offers what a term in Latin letters finds: a headword (CD), English, romaji. */
export function offerLatinTerm(search: WordSearch, term: QueryTerm): void {
  offerLatinHeadword(search, term.text)
  const isEnglish = offerEnglish(search, term)
  if (!term.isPhrase) offerRomaji(search, term.text, isEnglish)
}

/** `CD` and `Ｔシャツ` are written in Latin letters; but `who` is English, not the WHO. */
function offerLatinHeadword(search: WordSearch, text: string): void {
  const key = toSearchKey(text)
  if (search.index.headwords.keys.find(key) < 0) return
  const isOrdinaryWord = /^[A-Z]?[a-z]*$/u.test(text)
  offerExact(search.index, key, {
    hits: search.hits,
    how: 'exact',
    base: isOrdinaryWord ? basePoints.exactByRomaji : basePoints.exact,
    typed: 'kanji',
    interpretation: addInterpretation(search, { language: 'japanese', text }),
  })
}

/** Hepburn as it is taught; other spellings of an English word are romaji by chance only. */
const plainRomaji =
  /^(?:n'?(?![aeiouy])|(?:(?:k|s|t|p|g|z|d|b)(?=[kstpgzdb]))?(?:(?:[kgnhbpmr]y|sh|ch|j)[auo]|(?:sh|ch|j)i|tsu|fu|[yw][ao]|yu|[kgnbpmr]?[aiueo]|[sz][aueo]|[td][aeo]|h[aieo]))+$/u

/** A vowel is left short at the end (gakko, oishi) rather than within, where there is a word as it is typed. */
const longerWithin = 200

/** Offers what the text finds as romaji of any system. */
export function offerRomaji(search: WordSearch, text: string, isEnglish: boolean): void {
  const isOtherSystem = isEnglish && !search.isTyping && !plainRomaji.test(text)
  // mice and lain are forms of English words, and romaji in no book.
  if (isOtherSystem && irregularForms.has(text.toLowerCase())) return
  const readings = toKanaReadings(text).slice(0, mostReadings)
  const keys = new Set(readings.map((reading) => toSearchKey(reading)))
  const matches = [...keys].map((key) => ({ key, match: romajiMatch(search, key) }))
  const penalty = isOtherSystem ? otherSystem : isEnglish && !isLittleWord(text) ? isEnglishToo : 0
  let isFound = isEnglish
  for (const { key, match } of matches)
    isFound = offerReading(search, key, match, isEnglish, penalty) || isFound
  if (isOtherSystem) return
  const [likeliest] = matches
  if (!isEnglish && likeliest !== undefined) {
    const similar = { ...likeliest.match, base: basePoints.similarByRomaji }
    offerSoundingLike(search, likeliest.key, similar, isFound ? longerWithin : 0)
    if (!isFound) offerNumber(search, likeliest.key, likeliest.key, likeliest.match)
  }
  if (search.isTyping || search.hits.count === 0) offerBeginnings(search, text)
  else {
    for (const { key, match } of matches) {
      const longer = { ...match, how: 'prefix', base: basePoints.prefixByRomaji } as const
      offerPrefix(search.index, key, longer)
    }
  }
}

function romajiMatch(search: WordSearch, key: string): HeadwordMatch {
  return {
    hits: search.hits,
    how: 'exact',
    base: basePoints.exactByRomaji,
    typed: 'romaji',
    interpretation: addInterpretation(search, { language: 'romaji', text: key }),
    isUnranked: search.isUnranked,
  }
}

/**
 * Does the query mean the word in English too, in its first sense? A word that is never written in
 * kanji (マン) went the other way.
 */
function isBorrowed({ hits, index }: WordSearch, word: number): boolean {
  if (((index.wordMarks[word] ?? 0) & kanaOnlyWord) !== 0) return false
  return hits.has(word) && hits.howOf(word) === 'gloss' && hits.hitOf(word).sense === 1
}

function findBestKnown(search: WordSearch, key: string): number | undefined {
  const { popularity } = search.index
  return listWordsOf(search.index, key).sort(
    (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0),
  )[0]
}

function offerReading(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
  isEnglish: boolean,
  penalty: number,
): boolean {
  const bestKnown = findBestKnown(search, key)
  const isTakenOver = bestKnown !== undefined && isBorrowed(search, bestKnown)
  const borrowed = new Set(
    listWordsOf(search.index, key).filter((word) => isBorrowed(search, word)),
  )
  const bonus = expressionBonus(search, key)
  const extra = (word: number) => bonus(word) + extraOf(word)
  const extraOf = (word: number) =>
    borrowed.has(word)
      ? borrowedIntoEnglish + (isTakenOver ? soundsLikeBorrowed : 0)
      : isTakenOver
        ? soundsLikeBorrowed
        : -penalty
  const isExact = offerExact(search.index, key, { ...match, extra })
  if (penalty === otherSystem) return isExact
  const base = isEnglish ? basePoints.inflectedByEnglishWord : basePoints.inflectedByRomaji
  const inflected = { ...match, how: 'inflected', base } as const
  return offerInflected(search.index, key, inflected, search.inflections) || isExact
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

/** Offers what the text finds in English; says whether it is all that some gloss says. */
export function offerEnglish(search: WordSearch, term: QueryTerm): boolean {
  const { text, isPhrase } = term
  const isWhole = offerWordsOfEnglish(search, term)
  return (!isPhrase && offerSetPhrases(search, text)) || isWhole
}

function offerWordsOfEnglish(search: WordSearch, { text, isPhrase }: QueryTerm): boolean {
  if (search.isTyping && text.length === 1) return false
  const options = { isPhrase, completesLastWord: search.isTyping && !isPhrase }
  const query = toEnglishQuery(search.index.english, text, options)
  if (query === undefined) {
    // A word that no gloss has may be a slip (truely), unless it is a state of which they have the noun.
    if (!isPhrase) offerOtherWords(search, [`${text}ness`], noVerb)
    return false
  }
  const interpretation = addInterpretation(search, {
    language: 'english',
    text: text.toLowerCase(),
  })
  const { isUnranked } = search
  const isWhole = offerGlosses(search.index, query, search.hits, { interpretation, isUnranked })
  if (!isPhrase) {
    offerOtherWords(search, listOtherWords(text), query)
    offerOtherWords(search, joinWords(text), query, isWhole ? besideWhole : inOtherWords)
    if (!isWhole) offerOtherWords(search, listDerived(text), query)
    offerAdjective(search, query)
    if (!search.isTyping) offerNounOfDoing(search, query)
  }
  return isWhole
}

/** `analyse` and `get married` are asked of 分析 and 結婚, of which glosses have the noun. */
function offerNounOfDoing(search: WordSearch, { terms, asksForVerb }: EnglishQuery): void {
  const [first, second, ...others] = terms
  const verb = second ?? first
  if (verb === undefined || others.length > 0) return
  if (second !== undefined && !lightVerbs.includes(first?.text ?? '')) return
  const { english } = search.index
  const isKnown = (token: string) => english.tokens.find(token) >= 0
  const noun = nounsOfDoing.get(toEnglishRoot(verb.text, isKnown))
  if (noun === undefined) return
  const options = { isPhrase: true, completesLastWord: false }
  const said = toEnglishQuery(english, noun, options)
  if (said === undefined) return
  const interpretation = addInterpretation(search, { language: 'english', text: noun })
  const offer = { interpretation, lost: inOtherWords, isOnlyWhole: true, onlyOf: ofSuruNoun }
  offerGlosses(search.index, { ...said, asksForVerb }, search.hits, offer)
}

/** `to be busy` is 忙しい, of which the gloss is "busy", before 立て込む. */
function offerAdjective(search: WordSearch, { terms, asksForVerb }: EnglishQuery): void {
  const [verb, adjective, ...others] = terms
  if (!asksForVerb || verb?.text !== 'be' || adjective === undefined || others.length > 0) return
  const options = { isPhrase: true, completesLastWord: false }
  const said = toEnglishQuery(search.index.english, adjective.text, options)
  if (said === undefined) return
  const interpretation = addInterpretation(search, { language: 'english', text: adjective.text })
  offerGlosses(search.index, said, search.hits, {
    interpretation,
    lost: inOtherWords,
    isOnlyWhole: true,
    onlyOf: ofAdjective,
    isNative: true,
  })
}

/** Takes off so much where the glosses have it in other words than the query. */
const inOtherWords = 100
/** … and so much where two words say something as they are: `over time` is rather that than overtime. */
const besideWhole = 250

const noVerb = { asksForVerb: false, impliesVerb: false }

/**
 * `beautifully` is in no gloss of 美しい, which says it by its form, nor `homesick` in one of ホームシック,
 * which is homesickness.
 */
function listDerived(text: string): string[] {
  const [, adjective, ending] = /^([a-z]{3,}?)(ly|ness)?$/iu.exec(text) ?? []
  if (adjective === undefined) return []
  if (ending === undefined) return [`${adjective}ness`]
  return [adjective.replace(/i$/u, 'y'), ...(ending === 'ly' ? [`${adjective}le`] : [])]
}

/** `log in` is a login too, and `out side` outside. */
function joinWords(text: string): string[] {
  const [, first, second] = /^(?:to )?([a-z]{2,}) ([a-z]{2,})$/iu.exec(text) ?? []
  return first === undefined ? [] : [`${first}${second}`]
}

/** `give back` is said "to return" in the glosses, `set up` is a setup too. */
function offerOtherWords(
  search: WordSearch,
  others: readonly string[],
  query: Pick<EnglishQuery, 'asksForVerb' | 'impliesVerb'>,
  lost = inOtherWords,
): void {
  const impliesVerb = query.asksForVerb || query.impliesVerb
  for (const other of others) {
    const options = { isPhrase: false, completesLastWord: false, impliesVerb }
    const said = toEnglishQuery(search.index.english, other, options)
    if (said === undefined) continue
    const interpretation = addInterpretation(search, { language: 'english', text: other })
    offerGlosses(search.index, said, search.hits, { interpretation, lost, isOnlyWhole: true })
  }
}
