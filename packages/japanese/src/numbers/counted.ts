import { unvoice } from '../kana/iteration-marks'
import { toKanjiNumber } from './kanji-number'

/** A number with what it counts: 3本, 三匹, さんびき. */
export interface Counted {
  /** In kanji. */
  number: string
  counter: string
}

/** Units that the sources do not mark as counters. */
export const unitsOfNumbers: ReadonlySet<string> = new Set(
  `円 銭 ドル セント ユーロ ポンド ウォン 元 キロ グラム トン メートル センチ ミリ リットル パーセント ％ % ワット ボルト
  時間 週間 年間 日間`.split(/\s+/u),
)

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

/** How the numbers are said, with the sounds that change before a counter or a unit. */
const saidDigits: readonly (readonly [said: string, digit: string])[] = [
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
  ['なん', '何'],
  ['すう', '数'],
]

/** `power` of ten, of which a smaller one follows a larger one: さんびゃくにじゅう. */
const saidUnits: readonly { said: string; unit: string; power: number }[] = [
  { said: 'じゅう', unit: '十', power: 1 },
  { said: 'じゅっ', unit: '十', power: 1 },
  { said: 'じっ', unit: '十', power: 1 },
  { said: 'ひゃく', unit: '百', power: 2 },
  { said: 'びゃく', unit: '百', power: 2 },
  { said: 'ぴゃく', unit: '百', power: 2 },
  { said: 'ひゃっ', unit: '百', power: 2 },
  { said: 'せん', unit: '千', power: 3 },
  { said: 'ぜん', unit: '千', power: 3 },
]
const saidMyriads: readonly (readonly [said: string, unit: string])[] = [
  ['まん', '万'],
  ['おく', '億'],
]

/** A number that kana begin with, and what follows it. */
interface SaidNumber {
  number: string
  rest: string
}

/** All numbers below ten thousand that kana may begin with; of units only those below `power`. */
function listNumbersOfFour(kana: string, power = 4): SaidNumber[] {
  const digits = saidDigits
    .filter(([said]) => kana.startsWith(said))
    .map(([said, number]) => ({ number, rest: kana.slice(said.length) }))
  const counted = [{ number: '', rest: kana }, ...digits].flatMap(({ number, rest }) =>
    saidUnits
      .filter((each) => each.power < power && rest.startsWith(each.said))
      .map(({ said, unit, power: ofUnit }) => ({
        number: number + unit,
        rest: rest.slice(said.length),
        power: ofUnit,
      })),
  )
  return [
    ...digits,
    ...counted.flatMap((whole) => [
      whole,
      ...listNumbersOfFour(whole.rest, whole.power).map(({ number, rest }) => ({
        number: whole.number + number,
        rest,
      })),
    ]),
  ]
}

/** All numbers that kana may begin with: よんじゅうにん is 四十 and にん, 四十二 and ん. */
function listNumbersSaid(kana: string): SaidNumber[] {
  const small = listNumbersOfFour(kana)
  const large = small.flatMap(({ number, rest }) =>
    saidMyriads
      .filter(([said]) => rest.startsWith(said))
      .map(([said, unit]) => ({ number: number + unit, rest: rest.slice(said.length) })),
  )
  const beyond = large.flatMap((whole) =>
    listNumbersOfFour(whole.rest).map(({ number, rest }) => ({
      number: whole.number + number,
      rest,
    })),
  )
  return [...small, ...large, ...beyond]
}

const halfVoiced: Readonly<Record<string, string>> = {
  ぱ: 'は',
  ぴ: 'ひ',
  ぷ: 'ふ',
  ぺ: 'へ',
  ぽ: 'ほ',
}

/** What kana may say that is a number with a counter: さんびき is 三 and びき or ひき, にまんえん 二万 and えん. */
export function listCountedReadings(kana: string): Counted[] {
  return listNumbersSaid(kana).flatMap(({ number, rest }) => {
    if (rest === '') return []
    const first = rest.charAt(0)
    const plain = (halfVoiced[first] ?? unvoice(first)) + rest.slice(1)
    return [...new Set([rest, plain])].map((counter) => ({ number, counter }))
  })
}
