import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { isKanji } from '@kotonoha/japanese/kana/script'
import { type KanjiIndex, kunStem, nameReading } from '../../../search-index/kanji-index'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import { matchGlosses } from '../english/english-matches'
import { toEnglishQuery } from '../english/english-terms'
import { laterGlossPenalty } from '../english/gloss-quality'
import { verbOfNoun } from '../english/nouns-of-doing'
import { listNounsOfState } from '../english/nouns-of-states'
import { type HitList, packFacts } from '../hits/hit-list'
import { hasJapanese } from '../query/has-japanese'
import type { QueryTerm } from '../query/parse-query'
import type { Interpretation } from '../words/word-search'

/** A search for kanji under way. */
export interface KanjiSearch {
  index: KanjiIndex
  hits: HitList
  interpretations: Interpretation[]
}

const exactCharacter = 5000
const exactReading = 3000
const exactMeaning = 3000
const readingPrefix = 1000
/** た finds 他 before 食, which has it only before okurigana. */
const stemPenalty = 150
/** Names read kanji in ways that nobody looks for. */
const namePenalty = 1200

/** What is a word in English is hardly a reading written so: see is no せい. */
const doubledE = /ee/iu

function isMeaningOf({ english }: KanjiIndex, text: string): boolean {
  return english.tokens.find(text.toLowerCase()) >= 0
}

/** Offers the kanji that the term has, is read as, or means; what is surely English is no reading. */
export function offerKanjiTerm(search: KanjiSearch, term: QueryTerm, isEnglish = false): void {
  const characters = [...new Set(term.text)].filter((char) => isKanji(char))
  if (characters.length > 0) offerCharacters(search, term.text, characters)
  else if (hasJapanese(term.text)) {
    offerReading(search, toSearchKey(term.text), add(search, 'japanese', term.text))
  } else if (isEnglish) offerMeanings(search, term)
  else {
    const isOtherwise = doubledE.test(term.text) && isMeaningOf(search.index, term.text)
    const typed = isOtherwise ? [] : toKanaReadings(term.text)
    const readings = new Set(typed.map((reading) => toSearchKey(reading)))
    for (const reading of readings) offerReading(search, reading, add(search, 'romaji', reading))
    offerMeanings(search, term)
  }
}

function add(search: KanjiSearch, language: Interpretation['language'], text: string): number {
  return search.interpretations.push({ language, text }) - 1
}

/** The kanji of a word or a text, in the order in which they are written. */
function offerCharacters(search: KanjiSearch, text: string, characters: readonly string[]): void {
  const interpretation = add(search, 'japanese', text)
  characters.forEach((character, place) => {
    const item = search.index.numberOfLiteral.get(character)
    if (item === undefined) return
    search.hits.offer({ item, points: exactCharacter - place, how: 'exact', interpretation })
  })
}

function offerReading(search: KanjiSearch, key: string, interpretation: number): void {
  if (!isKanaKey(key)) return
  const { readings, kanjiOfReading, popularity } = search.index
  const { start, end } = readings.rangeOfPrefix(key)
  for (let number = start; number < end; number += 1) {
    const isWhole = readings.lengthOf(number) === key.length
    const facts = packFacts(isWhole ? 'exact' : 'prefix', interpretation)
    for (const value of Array.from(kanjiOfReading.listOf(number))) {
      const kanji = Math.floor(value / 4)
      const kind = value % 4
      const points =
        (isWhole ? exactReading : readingPrefix) +
        (popularity[kanji] ?? 0) -
        (kind === kunStem ? stemPenalty : kind === nameReading ? namePenalty : 0)
      search.hits.offerPacked(kanji, points, facts, -1, -1)
    }
  }
}

/** 勇 is "bravery" and "courage", which whoever is brave has, and 謝 "apologize", what one does by an apology. */
const inOtherWord = 300

/** The kanji that mean the text and, behind those, what it is to be so or what is done by it. */
export function offerMeanings(
  search: KanjiSearch,
  term: Pick<QueryTerm, 'text' | 'isPhrase'>,
): void {
  offerMeaning(search, term)
  if (term.isPhrase) return
  const typed = term.text.toLowerCase()
  const verb = verbOfNoun(typed)
  const others = verb === undefined ? listNounsOfState(typed) : [verb]
  for (const text of others) {
    offerMeaning(search, { ...term, text }, inOtherWord)
  }
}

function offerMeaning(
  search: KanjiSearch,
  { text, isPhrase }: Pick<QueryTerm, 'text' | 'isPhrase'>,
  lost = 0,
): void {
  const { english, kanjiOfMeaning, firstMeaning, popularity } = search.index
  const query = toEnglishQuery(english, text, { isPhrase, completesLastWord: false })
  if (query === undefined) return
  const interpretation = add(search, 'english', text.toLowerCase())
  matchGlosses(english, query, (meaning, quality, isWhole) => {
    const kanji = kanjiOfMeaning[meaning] ?? 0
    const place = meaning - (firstMeaning[kanji] ?? 0)
    const facts = packFacts(isWhole ? 'gloss' : 'contained', interpretation)
    const points = exactMeaning - 1000 + quality + (popularity[kanji] ?? 0)
    search.hits.offerPacked(kanji, points - lost - laterGlossPenalty(place), facts, -1, -1)
  })
}
