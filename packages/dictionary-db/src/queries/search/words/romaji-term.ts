import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { toKanaPrefixes, toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { irregularForms } from '../../../search-index/text/irregular-forms'
import { toSearchKey } from '../../../search-index/text/search-key'
import { kanaOnlyWord } from '../../../search-index/word-index'
import { everydayWords } from '../english/everyday-words'
import { isLittleWord } from '../english/gloss-quality'
import { type HeadwordMatch, listWordsOf, offerKey, offerPrefix } from './headword-matches'
import { basePoints } from './headword-points'
import { expressionBonus, offerInflected } from './inflected-matches'
import { offerPastExpression } from './japanese-term'
import { withLongVowels } from './long-vowels'
import { offerMeantByRomaji } from './meant-reading'
import { offerCountedBesideRare, offerNumber } from './number-term'
import { offerSoundingLike, offerSoundingLonger } from './sounding-words'
import { lostByForms } from './word-of-its-own'
import { addInterpretation, isBestFound, type WordSearch } from './word-search'

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
/** … and not at all where it is in no system: これ is not the core of something, nor それ its sole one. */
const inNoSystem = 650
const lettersOfNoSystem = /[lqvx]|c(?!h)/iu

/** Hepburn as it is taught; other spellings of an English word are romaji by chance only. */
const plainRomaji =
  /^(?:n'?(?![aeiouy])|(?:(?:k|s|t|p|g|z|d|b)(?=[kstpgzdb]))?(?:(?:[kgnhbpmr]y|sh|ch|j)[auo]|(?:sh|ch|j)i|tsu|fu|[yw][ao]|yu|[kgnbpmr]?[aiueo]|[sz][aueo]|[td][aeo]|h[aieo]))+$/u

/** `tani` is 谷 before 単位, which is written tan'i; but 原因 before 下人. */
const nBeforeVowel = /ん[あいうえお]/u
const unparted = 60

/** A vowel is left short at the end (gakko, oishi) rather than within, where there is a word as it is typed. */
const longerWithin = 200

/** Popularity up to which a word is not what most people mean. */
const hardlyKnown = 100
/**
 * What everybody knows is meant by what sounds nearly like it, before what hardly anybody knows: so much for each point of
 * popularity beyond the least, up to the most.
 */
const littleKnown = 150
const perKnown = 2
const wellKnownByEar = 400
/** Who writes one long vowel leaves none short: kyoudo is 強度 before 共同. */
const shortBesideLong = 200
const writesLong = /aa|ii|uu|ee|o[ou]|[āīūēōâîûêô]/iu

const smallVowel = /[ぁぃぅぇぉ]/u

/** Offers what the text finds as romaji of any system. */
export function offerRomaji(search: WordSearch, text: string, isEnglish: boolean): void {
  const isOtherSystem = isEnglish && !search.isTyping && !plainRomaji.test(text)
  // mice and lain are forms of English words, and romaji in no book.
  if (isOtherSystem && irregularForms.has(text.toLowerCase())) return
  const readings = listReadings(text, isEnglish).slice(0, mostReadings)
  const keys = new Set(readings.map((reading) => toSearchKey(reading)))
  const isParted = /n['n-]/iu.test(text)
  const matches = [...keys].map((key, place) => {
    const match = romajiMatch(search, key)
    const isUnparted = place > 0 && !isParted && nBeforeVowel.test(key)
    return { key, match: isUnparted ? { ...match, base: match.base - unparted } : match }
  })
  const isCommon = isEnglish && isCommonEnglish(search, text)
  const lostAsOther = isCommon && lettersOfNoSystem.test(text) ? inNoSystem : otherSystem
  const lostAsEnglish = isEnglish && !isLittleWord(text) ? isEnglishToo : 0
  const penalty = isOtherSystem ? lostAsOther : lostAsEnglish
  const [likeliest] = matches
  if (likeliest !== undefined && !search.isTyping) {
    for (const key of listWithObject(search, likeliest.key)) {
      matches.push({ key, match: romajiMatch(search, key) })
    }
  }
  const isName =
    isEnglish &&
    likeliest !== undefined &&
    (search.isTrial ||
      isHardlyEnglish(search, text) ||
      (!isCommon && isNameByGloss(search, likeliest.key)))
  let isFound = isEnglish
  for (const { key, match } of matches)
    isFound = offerReading(search, key, { match, isEnglish, penalty }) || isFound
  if (isOtherSystem) return
  if (likeliest !== undefined && beginsAsNumber.test(text)) {
    offerCountedBesideRare(search, likeliest.key, likeliest.match)
  }
  const isWrittenLong = isFound && writesLong.test(text)
  if ((!isEnglish || isName) && likeliest !== undefined) {
    const similar = { ...likeliest.match, base: basePoints.similarByRomaji }
    const forOtherLength = isFound ? longerWithin : 0
    const forShorter = isWrittenLong ? shortBesideLong : 0
    offerSoundingLike(search, likeliest.key, similar, { forOtherLength, forShorter })
    const bonus = expressionBonus(search, likeliest.key)
    const extra = (word: number) => (isWrittenLong ? 0 : forWellKnown(search, word)) + bonus(word)
    offerSoundingLonger(search, likeliest.key, { ...similar, extra }, forOtherLength)
    // ti is ち, and in a word from elsewhere ティ: saibasekyuriti.
    for (const { key, match } of search.hits.count === 0 ? matches.slice(1) : []) {
      if (smallVowel.test(key))
        offerSoundingLike(search, key, { ...match, base: basePoints.similarByRomaji })
    }
    if (!isFound) offerNumber(search, likeliest.key, likeliest.key, likeliest.match)
  }
  if (isFound && likeliest !== undefined) {
    const lost = (isCommon ? ofCommonEnglish : 0) + (isWrittenLong ? shortBesideLong : 0)
    const base = basePoints.meantByRomaji - lost
    offerMeantByRomaji(search, likeliest.key, { ...likeliest.match, base }, isCommon)
  }
  if (search.isTyping || search.hits.count === 0) offerBeginnings(search, text)
  else if (!isBestFound(search, basePoints.prefixByRomaji)) {
    for (const { key, match } of matches) {
      const longer = { ...match, how: 'prefix', base: basePoints.prefixByRomaji } as const
      offerPrefix(search.index, key, longer)
    }
  }
}

/** Glosses with a word from which it is one that people know: `undo`, and neither `kozo` nor `togo`. */
const leastOfCommon = 6
const ofCommonEnglish = 500

function isCommonEnglish({ index }: WordSearch, text: string): boolean {
  const { tokens, places } = index.english
  const word = text.toLowerCase()
  if (everydayWords.has(word)) return true
  const token = tokens.find(word)
  return token >= 0 && places.countOf(token) >= leastOfCommon
}

/** The forms of する that one is asked for by. */
const doing =
  /^(?:する|し(?:ます|ました|ません|ませんか|ましょう|て|た|ない|なかった|たい|なさい))$/u

/**
 * Offers what one does by a noun whose vowels are left short: `ryori suru` is 料理する, and `renshu shimasu` 練習 before 連取,
 * for what stands before する is something that one does.
 */
export function offerDoing(search: WordSearch, noun: string, verb: string): void {
  const [done] = toKanaReadings(verb)
  const [typed] = toKanaReadings(noun)
  if (done === undefined || typed === undefined || !doing.test(done)) return
  const { index } = search
  const longer = withLongVowels(index, typed, new Set([index.codes.find('vs')]))
  if (longer === typed) return
  const key = toSearchKey(longer + done)
  const match = romajiMatch(search, key)
  const inflected = { ...match, how: 'inflected', base: basePoints.inflectedByRomaji } as const
  offerInflected(index, key, inflected, search.inflections)
}

/**
 * を is written as it sounds: `kiotsukeru` is 気をつける. The key with を for a お within it, wherever something is called so
 * or is of a word that is.
 */
function listWithObject({ index }: WordSearch, key: string): string[] {
  const { keys } = index.headwords
  const found: string[] = []
  for (
    let at = key.indexOf('お', 1);
    at > 0 && at < key.length - 1;
    at = key.indexOf('お', at + 1)
  ) {
    const beginning = `${key.slice(0, at)}を`
    const { start, end } = keys.rangeOfPrefix(beginning)
    if (start >= end) continue
    const whole = beginning + key.slice(at + 1)
    const isKnown =
      keys.find(whole) >= 0 ||
      deinflect(whole).some(({ text }) => keys.find(toSearchKey(text)) >= 0)
    if (isKnown) found.push(whole)
  }
  return found
}

/** Who writes san-ji means a number and what it counts. */
const beginsAsNumber =
  /^(?:ichi|ni|san|yon|shi|go|roku|nana|shichi|hachi|kyuu?|ku|juu?|hyaku|sen|nan)-/iu

/** Of ます and です nobody hears the end: gozaimas. */
const withoutU = /(?:mas|des)$/iu

function listReadings(text: string, isEnglish: boolean): string[] {
  const readings = toKanaReadings(text)
  return readings.length === 0 && !isEnglish && withoutU.test(text)
    ? toKanaReadings(`${text}u`)
    : readings
}

/** Is the text English only as the gloss of a name that is read so (岡三, "Okasan")? */
function isNameByGloss({ hits, index }: WordSearch, key: string): boolean {
  return listWordsOf(index, key).some((word) => hits.has(word) && hits.howOf(word) === 'gloss')
}

/** … or only as part of what hardly anybody knows (甲信, Koshin)? */
function isHardlyEnglish({ hits, index }: WordSearch, text: string): boolean {
  if (!plainRomaji.test(text)) return false
  return hits.items().every((item) => {
    const isOfGloss = hits.howOf(item) === 'gloss'
    return !isOfGloss || (index.popularity[item] ?? 0) <= hardlyKnown
  })
}

/** With the long vowels that romaji leaves out `okasan` is お母さん, which everybody knows, before 岡三, a firm that is read just so. */
function forWellKnown({ index }: WordSearch, word: number): number {
  const popularity = index.popularity[word] ?? 0
  return Math.max(0, Math.min(wellKnownByEar, (popularity - littleKnown) * perKnown))
}

function romajiMatch(search: WordSearch, key: string): HeadwordMatch {
  return {
    hits: search.hits,
    how: 'exact',
    base: basePoints.exactByRomaji,
    typed: 'romaji',
    interpretation: addInterpretation(search, { language: 'romaji', text: key }),
    isUnranked: search.isUnranked,
    among: search.among,
  }
}

/**
 * Does the query mean the word in English too, in its first sense? A word that is never written in
 * kanji (マン) went the other way.
 */
function isBorrowed({ hits, index }: WordSearch, word: number): boolean {
  if (((index.wordMarks[word] ?? 0) & kanaOnlyWord) !== 0) return false
  // The gloss of a name is its romaji.
  if ((index.popularity[word] ?? 0) <= hardlyKnown) return false
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
  { match, isEnglish, penalty }: { match: HeadwordMatch; isEnglish: boolean; penalty: number },
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
  const number = search.index.headwords.keys.find(key)
  const isExact = number >= 0
  if (isExact) offerKey(search.index, number, { ...match, extra })
  if (penalty === otherSystem) return isExact
  const base = isEnglish ? basePoints.inflectedByEnglishWord : basePoints.inflectedByRomaji
  const inflected = { ...match, how: 'inflected', base } as const
  const lost = isExact ? lostByForms(search.index, key, number) : undefined
  const isForm = offerInflected(search.index, key, inflected, search.inflections, lost)
  return offerPastExpression(search, key, match) || isForm || isExact
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
