import { type Counted, listCountedReadings } from './counted'
import { seldomSaid } from './said-number'

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
  にんまえ: '人前',
  ねんだい: '年代',
  ちょうめ: '丁目',
  ばんち: '番地',
}

/** Others that learners are taught, of which other words are read alike. */
const taughtCounters = new Set(
  `こ かい わ ば とう つう そく けん きゃく ちゃく わり ど てん てき じょう くみ ほ ぽ だん ごう ばんめ かいめ つ り め
  か にち かこく しょう せつ きょく くち せき ぜき ひょう びょう ぴょう ちょう は ぱ たば はこ さら とおり へや きれ つぶ しゅ しゅるい
  へん ぺん しょく じょう ページ ぶ ぶん ばい びき ぼん ぷん さつ`.split(/\s+/u),
)

/** Do learners count with what is said so? Hardly with 宇, 帙 and 服. */
export function isTaughtCounter(kana: string): boolean {
  return taughtCounters.has(kana) || findEverydayCounter(kana) !== undefined
}

/** How the counter is written that is said so, where there is one that everybody means. */
export function findEverydayCounter(kana: string): string | undefined {
  return everydayCounters[kana]
}

/** Those of which another word is better known that is written so: 節 is ふし, 項 うなじ, 度 たび, 袋 たい. */
const readingsOfOthers: Readonly<Record<string, string>> = {
  節: 'せつ',
  項: 'こう',
  度: 'ど',
  棟: 'とう',
  曲: 'きょく',
  着: 'ちゃく',
  通: 'つう',
  巻: 'かん',
  名: 'めい',
  回目: 'かいめ',
  年生: 'ねんせい',
  袋: 'ふくろ',
  坪: 'つぼ',
  歩: 'ほ',
  時半: 'じはん',
  球: 'きゅう',
  行: 'ぎょう',
  石: 'こく',
  限: 'げん',
}

const readings = new Map([
  ...Object.entries(everydayCounters).map(([kana, written]) => [written, kana] as const),
  ...Object.entries(readingsOfOthers),
])

/** How the counter is read that everybody means: 分 is ふん behind a number, not ぶん. */
export function findCounterReading(counter: string): string | undefined {
  return readings.get(counter)
}

/** What is voiced behind 三, where that is how it is told from others, as it is alone: 階 is かい. */
const readAlone: Readonly<Record<string, string>> = { 階: 'かい', 軒: 'けん', 足: 'そく' }

/** The same as it is behind most numbers: 二階 is にかい, 三階 alone さんがい. */
export function findReadingAlone(counter: string): string | undefined {
  return readAlone[counter] ?? findCounterReading(counter)
}

/** The number with an everyday counter that the kana say, if they are likely to: さんがい is 三階. */
export function findEverydayCounted(kana: string): Counted | undefined {
  if (!isLikelyNumber(kana)) return undefined
  for (const { number, counter } of listCountedReadings(kana)) {
    const written = findEverydayCounter(counter)
    if (written !== undefined) return { number, counter: written }
  }
  return undefined
}

/** The numbers that kana may begin with, where learners count with what follows: きゅうかい may be 九 and かい. */
export function listTaughtCounted(kana: string): Counted[] {
  if (!isLikelyNumber(kana)) return []
  return listCountedReadings(kana).filter(({ counter }) => isTaughtCounter(counter))
}

function isLikelyNumber(kana: string): boolean {
  const begins = seldomSaid[kana.charAt(0)]
  return begins === undefined || /^(?:しち|よん)/u.test(kana) || begins.test(kana.slice(1))
}
