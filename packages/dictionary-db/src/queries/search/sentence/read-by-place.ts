import { readNumber } from '@kotonoha/japanese/numbers/number-parts'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { findSenseWithCode, hasCodeInSense } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import type { SentencePart } from './sentence-part'
import { findSpelling, findWordWith, type WordCandidate } from './word-candidates'

const codesOf = oncePerDictionary((index: WordIndex) => ({
  interjection: new Set([index.codes.find('int')]),
  adverb: new Set([index.codes.find('adv')]),
  adnominal: new Set([index.codes.find('adj-pn')]),
  suffix: new Set([index.codes.find('n-suf')]),
}))

/** What is said of a verb behind its forms, and no ending of theirs: 忘れないように. */
const likeness = 'よう'
/** Called out where nothing is before it: なんだ、君か. */
const surprise = 'なんだ'
/** Called out alone, and said of a thing before its noun: あの人. */
const that = 'あの'
/** What there is, and a certain one where it begins the clause and a noun follows: ある日. */
const certain = 'ある'

/** A word that is written as another one is, or in one of its forms, and when that one is meant. */
interface Alike {
  written: string
  reading: string
  meant: { written: string; reading: string }
  isMeant: (parts: readonly SentencePart[], place: number) => boolean
}

/** What gets less full: a stomach, a train; a seat, a shop and a person are free (あく). */
const lessFull = /(?:腹|おなか|お腹|電車|バス|道|道路|車内|店内)$/u
const subject = /^(?:が|も|は)$/u
const destination = /^(?:に|へ)$/u
/** 何だ, 何で, 何の, 何と, 何名様. */
const soundsBehindNan = /^(?:[だでのと]|名)/u
const ofPersons = /^(?:[はがもの]|には|にも)$/u
/** 歩いて十分ほど are minutes, and 十分ある is enough. */
const behindMinutes =
  /^(?:ほど|ぐらい|くらい|おき|後|前|間$|以内|以上|ずつ|遅れ|早く|経|たった|待)/u
const beforeMinutes = /^(?:あと|約|わずか|たった|歩いて|走って|車で|バスで)$/u

const alike: readonly Alike[] = [
  {
    written: '空く',
    reading: 'すく',
    meant: { written: '空く', reading: 'あく' },
    isMeant(parts, place) {
      const isBehindSubject = subject.test(parts[place - 1]?.text ?? '')
      return !lessFull.test(parts[place - (isBehindSubject ? 2 : 1)]?.text ?? '')
    },
  },
  {
    written: '十分',
    reading: 'じゅうぶん',
    meant: { written: '分', reading: 'ふん' },
    isMeant: (parts, place) =>
      behindMinutes.test(parts[place + 1]?.text ?? '') ||
      beforeMinutes.test(parts[place - 1]?.text ?? ''),
  },
  {
    // An eagle is written ワシ.
    written: 'わし',
    reading: 'わし',
    meant: { written: '儂', reading: 'わし' },
    isMeant: (parts, place) =>
      parts[place]?.text === 'わし' && ofPersons.test(parts[place + 1]?.text ?? ''),
  },
  {
    // The dictionary has モノ before it.
    written: 'もの',
    reading: 'もの',
    meant: { written: '物', reading: 'もの' },
    isMeant: (parts, place) => parts[place]?.text === 'もの',
  },
  {
    written: '通る',
    reading: 'とおる',
    meant: { written: '通う', reading: 'かよう' },
    isMeant: (parts, place) =>
      parts[place]?.text.startsWith('通って') === true &&
      destination.test(parts[place - 1]?.text ?? ''),
  },
  {
    written: '何',
    reading: 'なに',
    meant: { written: '何', reading: 'なん' },
    isMeant: (parts, place) => soundsBehindNan.test(parts[place + 1]?.text ?? ''),
  },
]

const openAlike = oncePerDictionary((index: WordIndex) =>
  alike.flatMap(({ written, reading, meant, isMeant }) => {
    const spelling = findSpelling(index, written, reading)
    const meantSpelling = findSpelling(index, meant.written, meant.reading)
    return spelling === undefined || meantSpelling === undefined
      ? []
      : [{ spelling, meant: meantSpelling, isMeant }]
  }),
)

/** Words that are another word, or are meant in another sense, where they stand among others. */
export function readByPlace(index: WordIndex, parts: readonly SentencePart[]): SentencePart[] {
  return parts.map((part, place) => {
    const { text, word } = part
    if (word === undefined) return part
    if (isOfWhole(parts, place)) {
      const spelling = findPartOfWhole(index, text)
      return spelling === undefined ? part : { ...part, word: { ...word, spelling } }
    }
    const other = openAlike(index).find(
      ({ spelling, isMeant }) => spelling === word.spelling && isMeant(parts, place),
    )
    if (other !== undefined) return { ...part, word: { ...word, spelling: other.meant } }
    if (text === likeness) return readAs(index, part, codesOf(index).suffix)
    if (text === certain && isOfNext(parts, place)) {
      return readAs(index, part, codesOf(index).adnominal)
    }
    if (parts[place + 1]?.word !== undefined) return readAmongWords(index, part, word)
    const isCalledOut = text === surprise && parts[place - 1]?.word === undefined
    return isCalledOut ? readAs(index, part, codesOf(index).interjection) : part
  })
}

/** What the whole is cut into: 五分 of 五分の二 is ごぶん, and no minutes. */
export const partOfWhole = { written: '分', reading: 'ぶん' }
const numberOfParts = /^[\d〇一二三四五六七八九十百千万何数]+分$/u
const beginsAsNumber = /^[\d一二三四五六七八九十百千万]/u

/** 五分 is listed as ごぶん, 四分 as しぶん; of most numbers there is 分 alone. */
function findPartOfWhole(index: WordIndex, text: string): number | undefined {
  const { written, reading } = partOfWhole
  const number = text.slice(0, -written.length)
  const read = number === '四' ? 'し' : readNumber(number)
  // As one word 十分 is enough.
  const listed =
    read === undefined || number === '十' ? undefined : findSpelling(index, text, read + reading)
  return listed ?? findSpelling(index, written, reading)
}

function isOfWhole(parts: readonly SentencePart[], place: number): boolean {
  return (
    numberOfParts.test(parts[place]?.text ?? '') &&
    parts[place + 1]?.text === 'の' &&
    beginsAsNumber.test(parts[place + 2]?.text ?? '')
  )
}

const nounKinds = (['noun', 'one-kanji', 'short-kana'] as const).map(numberOfKind)

function isOfNext(parts: readonly SentencePart[], place: number): boolean {
  const { word: before } = parts[place - 1] ?? {}
  const { word: next } = parts[place + 1] ?? {}
  return before === undefined && next !== undefined && nounKinds.includes(next.kind)
}

function readAs(index: WordIndex, part: SentencePart, codes: ReadonlySet<number>): SentencePart {
  const word = findWordWith(index, part.text, codes)
  return word === undefined ? part : { ...part, word }
}

function readAmongWords(index: WordIndex, part: SentencePart, word: WordCandidate): SentencePart {
  const { interjection, adverb, adnominal } = codesOf(index)
  if (part.text === that) return readAs(index, part, adnominal)
  const number = index.wordOfSpelling[word.spelling] ?? 0
  if (!hasCodeInSense(index, index.firstSense[number] ?? 0, interjection)) return part
  const meaningId = findSenseWithCode(index, number, adverb)
  return meaningId === undefined ? part : { ...part, word: { ...word, meaningId } }
}
