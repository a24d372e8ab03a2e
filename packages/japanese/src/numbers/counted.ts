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
    return rest === '' ? [] : listUnchanged(rest).map((counter) => ({ number, counter }))
  })
}

/** A counter as it is said, and without the sound that a number before it changes. */
function listUnchanged(counter: string): string[] {
  const first = counter.charAt(0)
  const plain = (halfVoiced[first] ?? unvoice(first)) + counter.slice(1)
  return [...new Set([counter, plain])]
}

/** The days of a month and the counts of days that are said without じゅう or にち. */
const saidDays: Readonly<Record<string, string>> = {
  ついたち: '一',
  ふつか: '二',
  みっか: '三',
  よっか: '四',
  いつか: '五',
  むいか: '六',
  なのか: '七',
  ようか: '八',
  ここのか: '九',
  とおか: '十',
  はつか: '二十',
}

/** So long a run of kana may be several numbers; what is longer is a sentence. */
const longestRun = 16
const longestCounter = 4
/** A date with its time has five. */
const mostInRun = 5

/**
 * Several numbers with their counters, said one after the other: くじじゅうごふん is 九時 and 十五分, さんぱくよっか
 * 三泊 and 四日, くじはん 九時 and half. Undefined where the kana are anything else. A counter is what
 * `isCounter` says is one, in kana.
 */
export function findCountedRun(
  kana: string,
  isCounter: (kana: string) => boolean,
): Counted[] | undefined {
  if (kana.length > longestRun) return undefined
  const run = readRun(kana, isCounter, new Set())
  return run !== undefined && run.length > 1 && run.length <= mostInRun ? run : undefined
}

/** `vain` are the lengths of the rests of the kana that are known to be no run. */
function readRun(
  kana: string,
  isCounter: (kana: string) => boolean,
  vain: Set<number>,
): Counted[] | undefined {
  if (kana === '') return []
  if (vain.has(kana.length)) return undefined
  const day = saidDays[kana]
  if (day !== undefined) return [{ number: day, counter: '日' }]
  const numbers = listNumbersSaid(kana).filter(({ number, rest }) =>
    isSaidBefore(kana, number, rest),
  )
  for (const { number, rest } of numbers.sort((a, b) => a.rest.length - b.rest.length)) {
    for (let length = Math.min(longestCounter, rest.length); length > 0; length -= 1) {
      const counter = listUnchanged(rest.slice(0, length)).find(isCounter)
      if (counter === undefined) continue
      const after = rest.slice(length)
      const others = after === 'はん' ? [half] : readRun(after, isCounter, vain)
      if (others !== undefined) return [{ number, counter }, ...others]
    }
  }
  vain.add(kana.length)
  return undefined
}

const half: Counted = { number: '', counter: '半' }

/** 四 is し before 月 only, よ and 九 as く before few counters. */
const seldomSaid: Readonly<Record<string, RegExp>> = {
  し: /^がつ/u,
  よ: /^(?:じ|ねん|にん|えん)/u,
  く: /^(?:じ|がつ|にん|ねん)/u,
}

function isSaidBefore(kana: string, number: string, rest: string): boolean {
  if (number.length > 1) return true
  return seldomSaid[kana.slice(0, -rest.length)]?.test(rest) ?? true
}

/** The everyday counters in kana: 階 alone is がい after 三, 足 ぞく, and a time is 時 before it is 次. */
const everydayCounters: Readonly<Record<string, string>> = {
  えん: '円',
  じ: '時',
  じかん: '時間',
  ふん: '分',
  びょう: '秒',
  がつ: '月',
  かげつ: 'か月',
  ねん: '年',
  ねんかん: '年間',
  しゅうかん: '週間',
  にん: '人',
  ほん: '本',
  ひき: '匹',
  まい: '枚',
  さつ: '冊',
  だい: '台',
  さい: '歳',
  はい: '杯',
  ばん: '番',
  ばい: '倍',
  はく: '泊',
  がい: '階',
  げん: '軒',
  ぞく: '足',
}

/** How the counter is written that is said so, where there is one that everybody means. */
export function findEverydayCounter(kana: string): string | undefined {
  return everydayCounters[kana]
}

/** The number with an everyday counter that the kana say, if they are likely to: さんがい is 三階. */
export function findEverydayCounted(kana: string): Counted | undefined {
  const begins = seldomSaid[kana.charAt(0)]
  const isLikely =
    begins === undefined || /^(?:しち|よん)/u.test(kana) || begins.test(kana.slice(1))
  if (!isLikely) return undefined
  for (const { number, counter } of listCountedReadings(kana)) {
    const written = findEverydayCounter(counter)
    if (written !== undefined) return { number, counter: written }
  }
  return undefined
}
