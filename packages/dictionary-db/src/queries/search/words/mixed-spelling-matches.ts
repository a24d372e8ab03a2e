import { isKanji } from '@kotonoha/japanese/kana/script'
import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import type { WordIndex } from '../../../search-index/word-index'
import { packFacts } from '../hits/hit-list'
import { toFits } from '../wildcard/pattern'
import type { HeadwordMatch } from './headword-matches'
import { isReadAsTyped } from './read-as-typed'

/** Long texts are sentences, not words in an unusual spelling. */
const longestMixedSpelling = 12

/** 興味 has a き and a 味, and is hardly written き味, which leaves out half of what 興 is read. */
const readOtherwise = 300

/** How a text may be meant that has a part of a word in kana. */
interface MixedSpelling {
  key: string
  /** Only words of which some kanji are typed in kana: 見てる is nothing of 見すてる. */
  isByHalf?: boolean
  /** What is worth more that a word is read just as it is typed, each kanji as it is read elsewhere. */
  forReadAsTyped?: number
}

/**
 * Offers words that are written with the kanji of the query and read as its kana say: たべ物 and
 * 食もの for 食べ物, 勉きょう for 勉強. Nobody lists such spellings, but children's books use them.
 */
export function offerMixedSpelling(
  index: WordIndex,
  { key, isByHalf = false, forReadAsTyped = 0 }: MixedSpelling,
  match: HeadwordMatch,
): void {
  const kanji = [...key].filter((char) => isKanji(char))
  const first = kanji[0]
  if (first === undefined || kanji.length === key.length || key.length > longestMixedSpelling)
    return
  const { keys } = index.headwords
  const pattern = toWrittenPattern(key, kanji)
  // Every kanji that is typed in kana is at least one of them.
  const isHalf = (number: number) =>
    !isByHalf || (keys.lengthOf(number) > kanji.length && keys.lengthOf(number) <= key.length)
  const hasMoreKanji = (number: number) =>
    !isByHalf || countKanji(keys.textOf(number)) > kanji.length
  const offer = openOffer(index, { key, forReadAsTyped, hasMoreKanji }, match)
  if (!isKanji(key.slice(0, 1))) {
    const writtenSo = toFits(keys, pattern)
    for (const candidate of index.headwords.pairs.candidatesFor(first)) {
      if (isHalf(candidate) && writtenSo(candidate)) offer(candidate)
    }
    return
  }
  for (const before of ['', ...honorifics]) {
    const writtenSo = toFits(keys, before === '' ? pattern : [before, ...pattern])
    const { start, end } = keys.rangeOfPrefix(before + first)
    for (let candidate = start; candidate < end; candidate += 1) {
      if (isHalf(candidate) && writtenSo(candidate)) offer(candidate)
    }
  }
}

interface Sought {
  key: string
  forReadAsTyped: number
  hasMoreKanji: (written: number) => boolean
}

/** Offers the words that are written as a key and read so. */
function openOffer(
  index: WordIndex,
  { key, forReadAsTyped, hasMoreKanji }: Sought,
  match: HeadwordMatch,
): (written: number) => void {
  const { keys, entries } = index.headwords
  const readsSo = toFits(keys, toReadingPattern(key))
  const kanji = index.openKanji()
  const facts = packFacts(match.how, match.interpretation)
  return (written) => {
    for (let at = entries.startOf(written); at < entries.endOf(written); at += 1) {
      const entry = entries.valueAt(at)
      if (isReadingEntry(entry)) continue
      const spelling = spellingOfEntry(entry)
      if (!readsSo(index.readingKey[spelling] ?? 0)) continue
      const word = index.wordOfSpelling[spelling] ?? 0
      if (match.accepts !== undefined && !match.accepts(word)) continue
      if (!hasMoreKanji(written)) continue
      const isSo = isReadAsTyped(kanji, key, keys.textOf(index.readingKey[spelling] ?? 0))
      // しん切 is 親切, which some write 深切.
      const formsBefore = spelling - (index.firstSpelling[word] ?? spelling)
      const points =
        match.base +
        (index.popularity[word] ?? 0) +
        (isSo ? forReadAsTyped : -readOtherwise) -
        formsBefore
      match.hits.offerPacked(word, points, facts, spelling, -1)
    }
  }
}

function countKanji(text: string): number {
  return [...text].filter((char) => isKanji(char)).length
}

/** 元気ですか may be お元気ですか. */
const honorifics = ['お', 'ご']

/** 食もの is written with 食 first, for 中食 is no half of it, たべ物 with 物 last. */
function toWrittenPattern(key: string, kanji: readonly string[]): string[] {
  const inside = kanji.flatMap((each, place) => (place === 0 ? [each] : ['*', each]))
  const before = isKanji(key.slice(0, 1)) ? [] : ['*']
  const behind = isKanji(key.slice(-1)) ? [] : ['*']
  return [...before, ...inside, ...behind]
}

/** 食もの: any kana for the kanji, at least one each, then もの. */
function toReadingPattern(key: string): string[] {
  return [...key].flatMap((char) => (isKanji(char) ? ['?', '*'] : [char]))
}
