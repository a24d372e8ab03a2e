import { toKanaPrefixes, toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { hasKanji, isKana, isKatakana } from '@kotonoha/japanese/kana/script'
import { toNewCharacters } from '@kotonoha/japanese/old-characters'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import type { QueryTerm } from '../query/parse-query'
import { offerCalledOut } from './called-out'
import { forSaidCounted } from './counted-said'
import {
  type HeadwordMatch,
  listWordsOf,
  offerContained,
  offerExact,
  offerKey,
  offerPrefix,
} from './headword-matches'
import { basePoints, kanaPenalty, type TypedScript } from './headword-points'
import { expressionBonus, hasCode, offerInflected } from './inflected-matches'
import { offerMeantByKana } from './meant-reading'
import { offerMixedSpelling } from './mixed-spelling-matches'
import {
  offerCountedAmong,
  offerCountedBesideRare,
  offerCounterBeside,
  offerNumber,
} from './number-term'
import { offerOldKana, offerOldKanaForm, offerOldSounds, offerOldVerb } from './old-spelling'
import { offerOtherOkurigana } from './other-okurigana'
import { offerSaidOtherwise } from './said-otherwise'
import {
  drawnOut,
  offerSoundingInOrder,
  offerSoundingLike,
  offerSoundingSame,
  offerWrittenOtherwise,
} from './sounding-words'
import { isCommonlySaid, lostByForms } from './word-of-its-own'
import { addInterpretation, isBestFound, type WordSearch } from './word-search'

/** Popularity up to which a word is not what most people mean, … */
const hardlyKnown = 100
/** … up to which another that sounds like it may be meant, and from which it is. */
const littleKnown = 300
const wellKnown = 450
/** … from which it may be spelled by half, where that is a form as well. */
const leastMixed = 300
const leastMixedOfNoun = 50
const nounBesideStem = 450
/** とうり is 通り (とおり) rather than 鳥. */
const otherLength = 200

/** Offers what a term in kana or kanji finds. */
export function offerJapaneseTerm(search: WordSearch, term: QueryTerm): void {
  const [, japanese = term.text, romaji = ''] = cutHalfTyped(term.text)
  const interpretation = addInterpretation(search, { language: 'japanese', text: term.text })
  const extra = forSaidCounted(search.index, term.text)
  const plain = toMatch(search, term.text, interpretation)
  const match = withAffix(search, term, extra === undefined ? plain : { ...plain, extra })
  const key = toSearchKey(term.text)
  if (key === '') return
  const drawn = drawnOut.test(term.text)
    ? { ...match, extra: (word: number) => forKana(search, word) }
    : match
  const isHeadword = isWordAsTyped(search, key)
  // つーか is no 通過; but what ends so may be a form as it is slurred (つまんねー).
  const isWhole = offerWhole(search, key, term.text.endsWith('ー') ? match : drawn)
  if (term.isPhrase) return
  if (isWhole) {
    noteOldCharacters(search, term.text, key, match)
    offerBesideRare(search, key, match)
    if (!search.isTyping) offerCounterBeside(search, term.text, match)
    if (isKanaKey(key)) {
      if (term.text.includes('ー') && !search.isTyping)
        offerWrittenOtherwise(search, term.text, match)
      const meant = { ...match, base: basePoints.meantByKana }
      offerMeantByKana(search, { typed: term.text, key }, meant)
    } else if (hasKanji(key) && !isHeadword)
      offerMixedBesideForm(search, { typed: term.text, key }, match)
  }
  if (!isHeadword && !search.isTyping) offerCalledOut(search, term.text, match)
  if (!search.isTyping) offerSaidOtherwise(search, key, match)
  const isHeard =
    !isWhole && (offerSoundingSame(search, key, match) || offerPolite(search, key, match))
  if (!isWhole && !isHeard && !offerNumber(search, term.text, key, match)) {
    offerInTodaysWriting(search, term, key, match)
    if (search.hits.count === 0) offerOtherOkurigana(search, key, match)
  }
  if (romaji !== '') offerHalfTyped(search, japanese, romaji, match)
  if (!isBestFound(search, basePoints.prefix)) {
    offerPrefix(search.index, key, { ...match, how: 'prefix', base: basePoints.prefix })
  }
  // A kana alone is in half of all words.
  const isInMost = key.length === 1 && isKana(key)
  if (!isInMost && !search.isTyping && !isBestFound(search, basePoints.contained)) {
    offerContained(search.index, key, { ...match, how: 'contained', base: basePoints.contained })
  }
  if ((!isWhole || wayOfDoing.test(key)) && !saidWithSu.test(key)) {
    offerSimilar(search, { typed: term.text, key }, drawn)
  } else if (!isHeadword && drawnOut.test(term.text)) {
    // まーだ is まだ, though a form of まあ as well.
    offerSoundingLike(search, key, { ...match, base: basePoints.similar })
  }
}

/** What is written, and letters behind it that are no kana yet. */
function cutHalfTyped(text: string): readonly string[] {
  // Most end in kana or kanji, and need no look at all the rest.
  if (text.charCodeAt(text.length - 1) >= firstOfKana) return []
  return /^(.*[^a-z'])([a-z']+)$/iu.exec(text) ?? []
}

const firstOfKana = 0x3041

/** A word as it is typed leaves nothing to guess. */
function isWordAsTyped({ index }: WordSearch, key: string): boolean {
  return index.headwords.keys.find(key) >= 0
}

/** No kanji is read so: 食べました is nothing else by half. */
const longInKana = /\p{sc=Hiragana}{5}/u
/** Nobody writes an ending so: 乱セン is no form of 乱す. */
const katakanaBehindKanji = /\p{sc=Han}\p{sc=Katakana}/u

/**
 * 会しゃ is a form of 会す, and 会社 by half: a word that many know may be meant. 引きつづき is rather the noun 引き続き
 * than 引き続く cut short, but 壊し is no 壊死.
 */
function offerMixedBesideForm(
  search: WordSearch,
  { typed, key }: { typed: string; key: string },
  match: HeadwordMatch,
): void {
  if (search.isTyping || search.isUnranked || search.isBestOnly || longInKana.test(key)) return
  const isForm = !katakanaBehindKanji.test(typed)
  const isNoun =
    severalKana.test(key) && search.inflections.every(({ steps }) => steps.join() === 'stem')
  const least = isForm && !isNoun ? leastMixed : leastMixedOfNoun
  const accepts = (word: number) => (search.index.popularity[word] ?? 0) >= least
  const base = isForm ? basePoints.mixedBesideForm : basePoints.exact
  const forReadAsTyped = isForm && isNoun ? nounBesideStem : 0
  const mixed = { key, isByHalf: true, forReadAsTyped }
  offerMixedSpelling(search.index, mixed, { ...match, base, accepts })
}

/** 御 is お or ご, and written so by most: 宜しく御願いします. */
function offerPolite(search: WordSearch, key: string, match: HeadwordMatch): boolean {
  if (!key.includes('御')) return false
  return ['お', 'ご']
    .map((honorific) => offerWhole(search, key.replaceAll('御', honorific), match))
    .includes(true)
}

/**
 * 學校 is filed under 学校 as well: that it is its old form is said. 廣がる is a form of 廣い, and rather 広がる, which is
 * filed under that alone.
 */
function noteOldCharacters(
  search: WordSearch,
  text: string,
  key: string,
  match: HeadwordMatch,
): void {
  const today = toNewCharacters(text)
  if (today === text) return
  if (!isWordAsTyped(search, key) && offerExact(search.index, toSearchKey(today), match)) {
    search.readAs ??= { text: today, because: 'old-characters' }
    return
  }
  const words = new Set(listWordsOf(search.index, key))
  const isSame = listWordsOf(search.index, toSearchKey(today)).some((word) => words.has(word))
  if (isSame) search.readAs ??= { text: today, because: 'old-characters' }
}

/** Old characters and old kana, where the word is not filed under them, are read as today's. */
function offerInTodaysWriting(
  search: WordSearch,
  term: QueryTerm,
  key: string,
  match: HeadwordMatch,
): void {
  const text = toNewCharacters(term.text)
  // Nobody wrote とーふ before 1946.
  if (text === term.text) {
    if (!drawnOut.test(term.text)) offerOldKanaForm(search, key, match)
  } else {
    offerJapaneseTerm(search, { ...term, text })
    if (search.hits.count > 0) search.readAs ??= { text, because: 'old-characters' }
  }
}

/** Words in kanji are not drawn out in hiragana, but what one hears is: しーんと is しんと, not 信徒. */
const writtenInKana = 600

function forKana({ index }: WordSearch, word: number): number {
  return kanaPenalty(index, word) === 0 ? writtenInKana : 0
}

/** そうっす is そうです among friends, and no 奏す. */
const saidWithSu = /.っ(?:す[かねよ]?|しょ)$/u

/** あけ方 is the way of opening by its form, and 明け方 spelled by half. */
const wayOfDoing = /^(?=.*\p{sc=Hiragana}).+方$/u

/**
 * What is read so today and little known may be misheard (党利, とうり: 通り) or, where hardly anybody
 * knows it, written as before 1946 (花圃, かほ: 顔).
 */
function offerBesideRare(search: WordSearch, key: string, match: HeadwordMatch): void {
  if (!isKanaKey(key) || key.length < 2 || search.isTyping) return
  offerOldVerb(search, key, match)
  offerCountedAmong(search, key, match)
  const { popularity } = search.index
  let most = 0
  for (const item of search.hits.items()) most = Math.max(most, popularity[item] ?? 0)
  // おとさん is お父さん as one hears it, though a form of 落とす as well.
  const number = search.index.headwords.keys.find(key)
  const isOnlyForm = key.length > 3 && number < 0
  const isRare = key.length > 2 && most <= littleKnown && !isCommonlySaid(search.index, number)
  if (isRare) offerCountedBesideRare(search, key, match)
  if (isRare || isOnlyForm) {
    const accepts = (word: number) => (popularity[word] ?? 0) >= wellKnown
    const similar = { ...match, base: basePoints.similarToRare, accepts }
    offerSoundingLike(search, key, similar, { forOtherLength: otherLength })
  }
  if (most <= hardlyKnown || isOnlySaidInWest(search, key)) offerOldKana(search, key, match)
  else offerOldSounds(search, key, match)
}

/** かかはる is 書く as one honours somebody in Kyoto, and 関わる as it was written before 1946. */
function isOnlySaidInWest({ inflections, index }: WordSearch, key: string): boolean {
  if (!/.は[られ]/u.test(key) || index.headwords.keys.find(key) >= 0) return false
  return inflections.every(({ steps }) => steps.includes('respectful'))
}

function toMatch(search: WordSearch, text: string, interpretation: number): HeadwordMatch {
  const { hits, isUnranked, among } = search
  const typed = toScript(text)
  return { hits, how: 'exact', base: basePoints.exact, typed, interpretation, isUnranked, among }
}

/** A wave stands for the word that an affix is put to: 〜さん. */
const isAffix = 800
const affixes = ['suf', 'n-suf', 'ctr', 'prt', 'aux', 'aux-v', 'aux-adj']

function withAffix({ index }: WordSearch, term: QueryTerm, match: HeadwordMatch): HeadwordMatch {
  if (term.typed === undefined || !/^[~〜]/u.test(term.typed)) return match
  const codes = new Set(affixes.map((code) => index.codes.find(code)))
  return { ...match, affix: (word) => (hasCode(index, word, codes) ? isAffix : 0) }
}

function toScript(text: string): TypedScript {
  if (hasKanji(text)) return 'kanji'
  return isKatakana(text) ? 'katakana' : isKana(text) ? 'hiragana' : 'kanji'
}

/** The term is the whole of a headword or a reading, or a form of it. */
function offerWhole(search: WordSearch, key: string, match: HeadwordMatch): boolean {
  const forExpression = expressionBonus(search, key)
  const extra = (word: number) =>
    forExpression(word) + (match.affix?.(word) ?? 0) + (match.extra?.(word) ?? 0)
  const number = search.index.headwords.keys.find(key)
  const isExact = number >= 0
  if (isExact) offerKey(search.index, number, { ...match, extra })
  const isInflected = offerInflected(
    search.index,
    key,
    { ...match, how: 'inflected', base: basePoints.inflected },
    search.inflections,
    isExact ? lostByForms(search.index, key, number) : undefined,
  )
  return offerPastExpression(search, key, match) || isExact || isInflected
}

/** すみませんでした is すみません, which one says, before 住む, of which it is a form. */
export function offerPastExpression(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
): boolean {
  const { index, inflections } = search
  const said = /^(.+ません)でした$/u.exec(key)?.[1]
  if (said === undefined) return false
  const codes = new Set(['exp', 'int'].map((code) => index.codes.find(code)))
  const accepts = (word: number) => hasCode(index, word, codes)
  const inflection = inflections.length
  const isSaid = offerExact(index, said, { ...match, how: 'inflected', inflection, accepts })
  if (isSaid) inflections.push({ surface: key, dictionaryForm: said, steps: ['past'] })
  return isSaid
}

/** A method of input shows the last syllable in letters until it is whole: たb, 食べr. */
function offerHalfTyped(
  search: WordSearch,
  japanese: string,
  romaji: string,
  match: HeadwordMatch,
): void {
  for (const kana of toKanaReadings(romaji)) {
    offerWhole(search, toSearchKey(japanese + kana), match)
  }
  for (const { kana, next } of toKanaPrefixes(romaji)) {
    for (const following of next.length === 0 ? [''] : next) {
      const key = toSearchKey(japanese + kana + following)
      offerPrefix(search.index, key, { ...match, how: 'prefix', base: basePoints.prefix })
    }
  }
}

/**
 * 応とう is 応答 rather than 応じとう, of which a kana would be left out; た of 食た is more likely that of a verb, and 行かう is 行こう
 * as it was written before 1946.
 */
const severalKana = /\p{sc=Hiragana}{2}(?<![あかがさざただなはばまやらわ]う)/u
const readAsTyped = 1350

/** Spellings that no source lists: long vowels and small kana mistaken, kanji and kana mixed. */
function offerSimilar(
  search: WordSearch,
  { typed, key }: { typed: string; key: string },
  match: HeadwordMatch,
): void {
  if (isKanaKey(key)) {
    const similar = { ...match, base: basePoints.similar }
    offerSoundingInOrder(search, { typed, key }, similar)
  } else {
    const forReadAsTyped =
      severalKana.test(key) || katakanaBehindKanji.test(typed) ? readAsTyped : 0
    offerMixedSpelling(
      search.index,
      { key, forReadAsTyped },
      { ...match, base: basePoints.similar },
    )
  }
}
