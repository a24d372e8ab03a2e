import { unvoice } from '../kana/iteration-marks'
import { toKanjiNumber, withMixedNumbersInKanji } from './kanji-number'
import { listNumbersSaid } from './said-number'

/** A number with what it counts: 3本, 三匹, さんびき. */
export interface Counted {
  /** In kanji. */
  number: string
  counter: string
}

/** Units that the sources do not mark as counters. */
export const unitsOfNumbers: ReadonlySet<string> = new Set(
  `円 銭 ドル セント ユーロ ポンド ウォン 元 キロ グラム トン メートル センチ ミリ リットル パーセント ％ % ワット ボルト
  ミリリットル キログラム キロメートル センチメートル ミリメートル ヘクタール ギガ メガ
  時間 週間 年間`.split(/\s+/u),
)

/** What stands behind a number and is no counter to the sources. */
export const behindNumbers: ReadonlySet<string> = new Set(
  '分 秒 番 号 章 節 項 回目 丁目 番地 号室 番線 号車 号線 年生 年代 人前 世紀 周年 曲 坪'.split(
    ' ',
  ),
)

/** 三回目, 三日間, 五分後, 十時頃: what a counter is followed by. */
const behindCounter = /(?<=.)(?:半|目|間|後|前|頃|ごろ|過ぎ|すぎ|以上|以下|以内|未満|ずつ|おき)$/u

/** How those are read there that are read otherwise alone. */
export const readingsBehindCounters: ReadonlyMap<string, string> = new Map([
  ['前', 'まえ'],
  ['後', 'ご'],
  ['間', 'かん'],
])

/** A counter without what follows it, and that; `undefined` where nothing does. */
export function splitBehindCounter(
  counter: string,
): { counter: string; behind: string } | undefined {
  const [behind] = behindCounter.exec(counter) ?? []
  return behind === undefined ? undefined : { counter: counter.slice(0, -behind.length), behind }
}

/** か月, ヶ月 and 箇月 are one counter. */
export function isSameCounter(counter: string, other: string): boolean {
  return counter === other || withPlainKa(counter) === withPlainKa(other)
}

function withPlainKa(counter: string): string {
  return counter.replace(/^[カヵケヶヵ箇個](?=[月所国年条])/u, 'か')
}

const numberWithCounter =
  /(\d[\d,]*|[〇零一二三四五六七八九十百千万億兆何数]+)([^\d〇零一二三四五六七八九十百千万億兆]+)/gu

/** As every text that has nothing besides; asked of every query. */
const beginsWithNumber = /^[\d〇零一二三四五六七八九十百千万億兆何数]/

/**
 * The numbers of a text with their counters, 5月5日 as 五月 and 五日; none where it has anything besides.
 */
export function listCounted(text: string): Counted[] {
  if (!beginsWithNumber.test(text)) return []
  const written = withMixedNumbersInKanji(text)
  const matches = [...written.matchAll(numberWithCounter)]
  if (matches.map(([whole]) => whole).join('') !== written) return []
  return matches.flatMap(([, number = '', counter = '']) => {
    const inKanji = /^\d/u.test(number) ? toKanjiNumber(number) : number
    return inKanji === undefined ? [] : [{ number: inKanji, counter }]
  })
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
    // A sound changes behind ん and っ only: ござい is no 五歳.
    const isChanged = /[んっ]$/u.test(kana.slice(0, kana.length - rest.length))
    const counters = isChanged ? listUnchanged(rest) : [rest]
    return counters.map((counter) => ({ number, counter }))
  })
}

/** A counter as it is said, and without the sound that a number before it changes. */
export function listUnchanged(counter: string): string[] {
  const first = counter.charAt(0)
  const plain = (halfVoiced[first] ?? unvoice(first)) + counter.slice(1)
  return [...new Set([counter, plain])]
}
