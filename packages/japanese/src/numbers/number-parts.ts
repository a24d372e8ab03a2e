import { toKanjiNumber } from './kanji-number'
import type { Decimal } from './marked-numbers'

/** A part of a number as one says it: of 三百六十五 さんびゃく, ろくじゅう and ご. */
export interface NumberPart {
  text: string
  reading: string
}

const digits: Readonly<Record<string, string>> = {
  〇: 'れい',
  零: 'れい',
  一: 'いち',
  二: 'に',
  三: 'さん',
  四: 'よん',
  五: 'ご',
  六: 'ろく',
  七: 'なな',
  八: 'はち',
  九: 'きゅう',
}
const units: Readonly<Record<string, string>> = {
  十: 'じゅう',
  百: 'ひゃく',
  千: 'せん',
  万: 'まん',
  億: 'おく',
  兆: 'ちょう',
}
/** Sounds that change where a digit meets a unit. */
const changed: Readonly<Record<string, string>> = {
  三百: 'さんびゃく',
  六百: 'ろっぴゃく',
  八百: 'はっぴゃく',
  一千: 'いっせん',
  三千: 'さんぜん',
  八千: 'はっせん',
  一兆: 'いっちょう',
  八兆: 'はっちょう',
}

/** Digits with their unit, the round myriads that are words, units and digits alone. */
const part =
  /^(?:[一十百千][万億]|[一二三四五六七八九][十百千]|[一二三四五六七八九〇零十百千万億兆])/u
/** `十五` and `二百` are written so, 二五 and 一九四五 are digits in a row. */
const withUnits =
  /^[一二三四五六七八九十百千万億兆]*[十百千万億兆][一二三四五六七八九十百千万億兆]*$/u

/**
 * The parts of a number in kanji, each as long as `isWord` has it; undefined for what is no number of several parts.
 */
export function listNumberParts(
  number: string,
  isWord: (text: string) => boolean,
): NumberPart[] | undefined {
  if (number.length < 2 || !withUnits.test(number)) return undefined
  const parts: NumberPart[] = []
  let rest = number
  while (rest !== '') {
    const [longest = ''] = part.exec(rest) ?? []
    const text = longest.length > 1 && !isWord(longest) ? longest.charAt(0) : longest
    const reading = readPart(text)
    if (reading === undefined) return undefined
    parts.push({ text, reading })
    rest = rest.slice(text.length)
  }
  return parts
}

function readPart(text: string): string | undefined {
  const known = changed[text]
  if (known !== undefined) return known
  const read = [...text].map((character) => digits[character] ?? units[character])
  return text === '' || read.includes(undefined) ? undefined : read.join('')
}

/** How many are asked for, or said to be some: 何十 なんじゅう, 何百 なんびゃく as 三百 changes, 数千 すうせん. */
const openNumbers: Readonly<Record<string, string>> = {
  何: 'なん',
  数: 'すう',
  何百: 'なんびゃく',
  何千: 'なんぜん',
}

/** How a number in kanji is said, whole; undefined for digits in a row and what is none. */
export function readNumber(number: string): string | undefined {
  const open = openNumbers[number]
  if (open !== undefined) return open
  const begun = openNumbers[number.charAt(0)]
  if (begun !== undefined) {
    const rest = readNumber(number.slice(1))
    return rest === undefined ? undefined : begun + rest
  }
  if (number.length === 1) return readPart(number)
  return listNumberParts(number, () => true)
    ?.map(({ reading }) => reading)
    .join('')
}

/** 12.05 is じゅうに, てん, れい and ご: a point, and every digit behind it by itself. */
export function listDecimalParts(
  { whole, fraction }: Pick<Decimal, 'whole' | 'fraction'>,
  isWord: (text: string) => boolean,
): NumberPart[] {
  const number = toKanjiNumber(whole) ?? ''
  const single = [{ text: number, reading: readPart(number) ?? '' }]
  const before = isWord(number) ? single : (listNumberParts(number, isWord) ?? single)
  const behind = [...fraction].map((digit) => {
    const text = toKanjiNumber(digit) ?? ''
    return { text, reading: readPart(text) ?? '' }
  })
  return [...before, { text: '点', reading: 'てん' }, ...behind]
}

/** How a number with a fraction is said: 1.5 いってんご, 10.25 じゅってんにご. Undefined for a whole too long to write. */
export function readDecimal({
  whole,
  fraction,
}: Pick<Decimal, 'whole' | 'fraction'>): string | undefined {
  const number = toKanjiNumber(whole)
  const said = number === undefined ? undefined : readNumber(number)
  if (said === undefined) return undefined
  const behind = [...fraction].map((digit) => readPart(toKanjiNumber(digit) ?? '') ?? '')
  return `${said.replace(cutBeforePoint, 'っ')}てん${behind.join('')}`
}

/** 一点 is いってん, as 一頭 is いっとう. */
const cutBeforePoint = /(?:(?<=い|は)ち|(?<=じゅ)う)$/u
