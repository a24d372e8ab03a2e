import { unvoice } from '../kana/iteration-marks'
import { toKanjiNumber } from './kanji-number'

/** A number with what it counts: 3本, 三匹, さんびき. */
export interface Counted {
  /** In kanji. */
  number: string
  counter: string
}

const numberWithCounter =
  /(\d[\d,]*|[〇零一二三四五六七八九十百千万億兆何数]+)([^\d〇零一二三四五六七八九十百千万億兆]+)/gu

/**
 * The numbers of a text with their counters, 5月5日 as 五月 and 五日; none where it has anything besides.
 */
export function listCounted(text: string): Counted[] {
  const matches = [...text.matchAll(numberWithCounter)]
  if (matches.map(([whole]) => whole).join('') !== text) return []
  return matches.flatMap(([, number = '', counter = '']) => {
    const written = /^\d/u.test(number) ? toKanjiNumber(number) : number
    return written === undefined ? [] : [{ number: written, counter }]
  })
}

/** How the numbers are said before a counter, with the sounds that change. */
const saidNumbers: readonly (readonly [said: string, number: string])[] = [
  ['いち', '一'],
  ['いっ', '一'],
  ['に', '二'],
  ['さん', '三'],
  ['よん', '四'],
  ['よ', '四'],
  ['し', '四'],
  ['ご', '五'],
  ['ろく', '六'],
  ['ろっ', '六'],
  ['なな', '七'],
  ['しち', '七'],
  ['はち', '八'],
  ['はっ', '八'],
  ['きゅう', '九'],
  ['く', '九'],
  ['じゅう', '十'],
  ['じゅっ', '十'],
  ['じっ', '十'],
  ['ひゃく', '百'],
  ['せん', '千'],
  ['なん', '何'],
  ['すう', '数'],
]

const halfVoiced: Readonly<Record<string, string>> = {
  ぱ: 'は',
  ぴ: 'ひ',
  ぷ: 'ふ',
  ぺ: 'へ',
  ぽ: 'ほ',
}

/** What kana may say that is a number with a counter: さんびき is 三 and びき or ひき. */
export function listCountedReadings(kana: string): Counted[] {
  return saidNumbers.flatMap(([said, number]) => {
    if (!kana.startsWith(said) || kana.length === said.length) return []
    const rest = kana.slice(said.length)
    const first = rest.charAt(0)
    const plain = (halfVoiced[first] ?? unvoice(first)) + rest.slice(1)
    return [...new Set([rest, plain])].map((counter) => ({ number, counter }))
  })
}
