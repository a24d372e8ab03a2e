import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { conjugatedClasses } from '@kotonoha/japanese/deinflection/word-state'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { type HeadwordMatch, listWordsOfKey, offerKey } from './headword-matches'
import { basePoints } from './headword-points'
import { codesOf, hasCode, inflectionPenalty } from './inflected-matches'
import type { WordSearch } from './word-search'

/** A kanji, or several with kana between them, and what is written behind the last. */
const okurigana = /^(.*\p{sc=Han})(\p{sc=Hiragana}{1,8})$/u
const longest = 12
/** 始る is 始まる, which was written so, before 始める, of which the め belongs to what follows. */
const unlikely = 400
/** What is written as it is, without a step of inflection. */
const asItIs = 300
/** One kanji alone is no noun cut short (怒): 引き下, 買上. */
const endsInKanji = /^[\p{sc=Han}\p{sc=Hiragana}]+\p{sc=Han}$/u
const longestNoun = 5
const mostLeftOut = 3
const leftOut = '(?:\\p{sc=Hiragana}(?<![のがはを])){0,2}'
/** What hardly anybody knows is rather a name (生方). */
const leastKnown = 200
const oneKana = /^\p{sc=Hiragana}$/u

const openCodes = oncePerDictionary(({ codes }: WordIndex) => ({
  /** What is made with する has no okurigana of its own. */
  conjugated: new Set(
    conjugatedClasses.filter((name) => !/^v[sz]/u.test(name)).map((name) => codes.find(name)),
  ),
  ichidan: new Set(['v1', 'v1-s'].map((name) => codes.find(name))),
  nouns: new Set([codes.find('n')]),
}))

/** A dictionary form that the key may be of, without the kanji. */
interface Sought {
  tail: string
  steps: readonly string[]
  codes: ReadonlySet<number>
}

/**
 * Offers the verbs and adjectives, and their forms, that are written with a kana less or more between the kanji and the
 * ending than the dictionary has them: 始る is 始まる, 洗らった of 洗う, 加った of 加わる.
 */
export function offerOtherOkurigana(search: WordSearch, key: string, match: HeadwordMatch): void {
  if (key.length > longest) return
  const [, kanji = '', behind = ''] = okurigana.exec(key) ?? []
  if (behind === '') {
    offerNounCutShort(search, key, match)
    return
  }
  const written = { key, kanji, sought: listSought(search.index, key, kanji) }
  offerWithKanaMore(search, written, match)
  offerWithKanaLess(search, written, match)
}

function listSought(index: WordIndex, key: string, kanji: string): Sought[] {
  const whole = { tail: key.slice(kanji.length), steps: [], codes: openCodes(index).conjugated }
  const forms = deinflect(key).flatMap(({ text, steps, partsOfSpeech }) =>
    text.length > kanji.length && text.startsWith(kanji)
      ? [{ tail: text.slice(kanji.length), steps, codes: codesOf(index, partsOfSpeech) }]
      : [],
  )
  return [whole, ...forms]
}

interface Written {
  key: string
  kanji: string
  sought: readonly Sought[]
}

/** The dictionary has a kana more: 加った is 加る, and that is 加わる. */
function offerWithKanaMore(
  search: WordSearch,
  { key, kanji, sought }: Written,
  match: HeadwordMatch,
): void {
  const { index } = search
  const { keys } = index.headwords
  const { conjugated, ichidan } = openCodes(index)
  const { start, end } = keys.rangeOfPrefix(kanji)
  const lengths = new Set(sought.map(({ tail }) => kanji.length + tail.length + 1))
  for (let number = start; number < end; number += 1) {
    if (!lengths.has(keys.lengthOf(number))) continue
    const text = keys.textOf(number)
    if (!oneKana.test(text.charAt(kanji.length))) continue
    const tail = text.slice(kanji.length + 1)
    for (const { steps, codes } of sought.filter((each) => each.tail === tail)) {
      const accepts = (word: number) =>
        hasCode(index, word, codes) && hasCode(index, word, conjugated)
      const extra = (word: number) =>
        tail === 'る' && hasCode(index, word, ichidan) ? -unlikely : 0
      offerForm(search, { number, text, surface: key, steps }, { ...match, accepts, extra })
    }
  }
}

/** The dictionary has a kana less, which is the last of how the kanji is read: 洗らう is 洗う, あらう. */
function offerWithKanaLess(
  search: WordSearch,
  { key, kanji, sought }: Written,
  match: HeadwordMatch,
): void {
  const { index } = search
  const { keys } = index.headwords
  const { conjugated } = openCodes(index)
  for (const { tail, steps, codes } of sought) {
    const text = kanji + tail.slice(1)
    const number = tail.length < 2 ? -1 : keys.find(text)
    if (number < 0) continue
    const read = listReadSo(index, number, tail)
    const accepts = (word: number) =>
      read.has(word) && hasCode(index, word, codes) && hasCode(index, word, conjugated)
    offerForm(search, { number, text, surface: key, steps }, { ...match, accepts })
  }
}

/** The words that are written as the key, by its number, and of which that writing is read to the end as the kana. */
function listReadSo(index: WordIndex, key: number, kana: string): ReadonlySet<number> {
  const { firstSpelling, headwords, readingKey, writtenKey } = index
  const isReadSo = (word: number) => {
    const end = firstSpelling[word + 1] ?? 0
    for (let spelling = firstSpelling[word] ?? 0; spelling < end; spelling += 1) {
      if (writtenKey[spelling] !== key) continue
      if (headwords.keys.textOf(readingKey[spelling] ?? 0).endsWith(kana)) return true
    }
    return false
  }
  return new Set(listWordsOfKey(index, key).filter(isReadSo))
}

function offerForm(
  search: WordSearch,
  form: { number: number; text: string; surface: string; steps: readonly string[] },
  match: HeadwordMatch,
): void {
  const { number, text, surface, steps } = form
  const { index, inflections } = search
  let isUsed = false
  const accepts = (word: number) => {
    const isAccepted = match.accepts?.(word) ?? true
    if (isAccepted) isUsed = true
    return isAccepted
  }
  const isForm = steps.length > 0
  const inflection = isForm ? inflections.length : undefined
  offerKey(index, number, {
    ...match,
    accepts,
    how: isForm ? 'inflected' : 'exact',
    base: basePoints.similarToRare + (isForm ? -inflectionPenalty(steps, surface) : asItIs),
    ...(inflection !== undefined && { inflection }),
  })
  if (isUsed && isForm) inflections.push({ surface, dictionaryForm: text, steps: [...steps] })
}

/**
 * A noun of a verb leaves kana out (引き下 is 引き下げ, 使方 使い方, 書換 書き換え), which the verb itself does not: whatever
 * stands between its kanji, and one behind the last.
 */
function offerNounCutShort(search: WordSearch, key: string, match: HeadwordMatch): void {
  const { index } = search
  const [first = '', ...others] = key
  if (others.length === 0 || key.length > longestNoun || !endsInKanji.test(key)) return
  const { keys } = index.headwords
  const { nouns } = openCodes(index)
  const { start, end } = keys.rangeOfPrefix(first)
  const written = new RegExp(`^${[...key].join(leftOut)}\\p{sc=Hiragana}?$`, 'u')
  for (let number = start; number < end; number += 1) {
    const longer = keys.lengthOf(number) - key.length
    if (longer < 1 || longer > mostLeftOut || !written.test(keys.textOf(number))) continue
    const isOnlyEnd = keys.textOf(number).startsWith(key)
    const accepts = (word: number) => {
      const isKnown = isOnlyEnd || (index.popularity[word] ?? 0) >= leastKnown
      return isKnown && hasCode(index, word, nouns)
    }
    offerKey(index, number, { ...match, base: basePoints.similarToRare, accepts })
  }
}
