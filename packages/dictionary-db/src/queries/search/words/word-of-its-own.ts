import { isKana } from '@kotonoha/japanese/kana/script'
import { oncePerDictionary } from '../../../once-per-dictionary'
import {
  isReadingEntry,
  isSearchOnlyEntry,
  isUnusualEntry,
  placeOfEntry,
  spellingOfEntry,
} from '../../../search-index/key-entry'
import { commonWord, type WordIndex } from '../../../search-index/word-index'

/** What is asked of the analysis of a form where the dictionary has the whole as a word. */
const formGivesWay = 600
/** Popularity from which a word written with kanji, or in kana, is what somebody means who writes it so. */
const knownWithKanji = 100
const knownInKana = 200
const shortestInKana = 3

/** Ends as forms do that are looked up as such: 知った, 急いで, 行こう, 上がったり, せず. */
const endsAsForm = /(?:[ただてばうんずぬ]|[んい]で|ない|(?<=\p{sc=Han}.*)[ただ]り)$/u
const inflects = /^(?:v|adj-i|adj-f|adj-ku|adj-shiku|aux|cop)/u

/** What forms lose beside a word that is written so; a noun with です, に or で is no form that one learns. */
export interface LostByForms {
  ofNouns: number
  ofOthers: number
}

const nothing: LostByForms = { ofNouns: 0, ofOthers: 0 }
const everyForm: LostByForms = { ofNouns: formGivesWay, ofOthers: formGivesWay }

/** What is listed as one word is looked up as that: 見やすい, わかりにくい, 連れて行く. */
const withAdjective = /.(?:やすい|にくい|づらい|がたい|難い|[てで](?:行く|いく))$/u

/** What is learnt as it is said, and how much better known than an adverb such a word is at the least. */
const learntAsOne: Readonly<Record<string, number>> = { 'adj-i': 120, adv: 0, int: 0 }
/** Popularity from which such a word is before a verb of which it is a form, and before a noun with で. */
const learnt = 300
const learntBesideNoun = 100
/** ゆったり and しっとり are how something is, and no forms of 言う and 知る. */
const howItIs = /^.っ.り$/u
const howItIsWorth = 200

/**
 * How much the forms lose that the key, by its number, may be: 高さ (height), 知らせ (news), 一人で (alone) and いつでも are words that one looks
 * up, before they are forms of 高い, 知る, 一人 and いつ, and おいで before it is おい with で. Verbs and adjectives made of
 * others (行ける, 欲しがる) are answered by those still.
 */
export function lostByForms(index: WordIndex, key: string, number: number): LostByForms {
  if (key.length < 2 || number < 0) return nothing
  if (withAdjective.test(key)) return everyForm
  const inKana = isKana(key)
  const known = inKana && key.length >= shortestInKana ? howWellLearnt(index, number, key) : 0
  if (known >= learnt || (inKana && isCommonlySaid(index, number))) return everyForm
  const popularity = findOwnPopularity(index, number, { key, inKana })
  const isShort = inKana && key.length < shortestInKana
  if (popularity < (isShort ? knownInKana : knownWithKanji)) {
    // 後で (あとで) says when, before it is 跡 with で.
    return known >= learntBesideNoun ? { ofNouns: formGivesWay, ofOthers: 0 } : nothing
  }
  const isForm = isShort || endsAsForm.test(key) || (inKana && popularity < knownInKana)
  return isForm ? { ofNouns: formGivesWay, ofOthers: 0 } : everyForm
}

/**
 * How well known the best is of the adjectives, adverbs and words that are called out which the kana say, and which one
 * learns as they are: 痛い (いたい), which is no wish to be, 後で (あとで), すまん; 0 for none.
 */
function howWellLearnt(index: WordIndex, number: number, key: string): number {
  const forSound = howItIs.test(key) ? howItIsWorth : 0
  const { firstSense, codesOfSense, codes, popularity } = index
  let most = 0
  for (const entry of Array.from(index.headwords.entries.listOf(number))) {
    // かって is another reading of かつて.
    if (placeOfEntry(entry) > 0) continue
    const word = index.wordOfSpelling[spellingOfEntry(entry)] ?? 0
    const sense = firstSense[word] ?? 0
    const ofSense = Array.from(codesOfSense.listOf(sense), (code) => codes.textOf(code))
    // 勝手 is a noun too, and かって rather 買って.
    if (ofSense.includes('n')) continue
    for (const code of ofSense) {
      const less = learntAsOne[code]
      if (less === undefined) continue
      most = Math.max(most, (popularity[word] ?? 0) - less + forSound)
    }
  }
  return most
}

const shortestSaid = 3

/**
 * Is the key, by its number, an expression that is marked as common and written in kana: だろう, ついて, だっけ? It is
 * looked up as it is, though few texts count it, and short ones (いや, して) are rather other words.
 */
export function isCommonlySaid(index: WordIndex, number: number): boolean {
  const { headwords, wordMarks, firstSense, codesOfSense } = index
  const said = codesOfSaid(index)
  if (number < 0 || headwords.keys.lengthOf(number) < shortestSaid) return false
  return Array.from(headwords.entries.listOf(number)).some((entry) => {
    const word = index.wordOfSpelling[spellingOfEntry(entry)] ?? 0
    const isOwn = !isReadingEntry(entry) && placeOfEntry(entry) === 0
    const isCommon = ((wordMarks[word] ?? 0) & commonWord) !== 0
    if (!isOwn || !isCommon) return false
    return Array.from(codesOfSense.listOf(firstSense[word] ?? 0)).some((code) => said.has(code))
  })
}

const codesOfSaid = oncePerDictionary(
  ({ codes }: WordIndex) => new Set([codes.find('exp'), codes.find('int')]),
)

/** How well known the best known word is that is written so and does not inflect; -1 for none. */
function findOwnPopularity(
  index: WordIndex,
  number: number,
  { key, inKana }: { key: string; inKana: boolean },
): number {
  const { entries } = index.headwords
  let most = -1
  for (let at = entries.startOf(number); at < entries.endOf(number); at += 1) {
    const entry = entries.valueAt(at)
    const word = index.wordOfSpelling[spellingOfEntry(entry)] ?? 0
    const popularity = index.popularity[word] ?? 0
    if (popularity <= most || !isWritten(entry, key, inKana) || isInflecting(index, word)) continue
    most = popularity
  }
  return most
}

/** Is the word written so? たかさ is 高さ as surely: nothing else is measured in さ. */
function isWritten(entry: number, key: string, inKana: boolean): boolean {
  if (isReadingEntry(entry)) return inKana && key.endsWith('さ')
  return inKana ? placeOfEntry(entry) === 0 : !isUnusualEntry(entry) && !isSearchOnlyEntry(entry)
}

/** By the number of a code: 1 where what has it inflects. */
const openInflecting = oncePerDictionary(({ codes }: WordIndex) =>
  Uint8Array.from({ length: codes.size }, (_, code) => (inflects.test(codes.textOf(code)) ? 1 : 0)),
)

function isInflecting(index: WordIndex, word: number): boolean {
  const { firstSense, codesOfSense } = index
  const inflecting = openInflecting(index)
  const sense = firstSense[word] ?? 0
  for (let at = codesOfSense.startOf(sense); at < codesOfSense.endOf(sense); at += 1) {
    if (inflecting[codesOfSense.valueAt(at)] === 1) return true
  }
  return false
}
