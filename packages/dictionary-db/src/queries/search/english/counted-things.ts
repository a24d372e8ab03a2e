import { toKanjiNumber } from '@kotonoha/japanese/numbers/kanji-number'
import { toOrdinal } from './english-ordinals'

const ones =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/u)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])
const values = new Map<string, number>([
  ...ones.map((word, place) => [word, place + 1] as const),
  ...tens.map((word, place) => [word, 20 + 10 * place] as const),
])

/** What is counted in English, in the singular, and what Japanese counts it with. */
const counters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    時間: 'hour',
    分: 'minute',
    秒: 'second',
    週間: 'week',
    か月: 'month',
    年: 'year',
    歳: 'year old|years old|year-old',
    時: "o'clock|o’clock|oclock",
    日: 'day',
    泊: 'night',
    人: 'person|people|student|child|children|man|men|woman|women|guest',
    匹: 'dog|cat|fish|mouse|mice|rat|insect|frog|pig|monkey',
    頭: 'cow|horse|elephant|whale',
    羽: 'bird|chicken|rabbit',
    本: 'bottle|pen|pencil|tree|umbrella|beer|banana|flower|tie',
    枚: 'sheet|ticket|plate|shirt|stamp|photo|postcard|coin|sheet of paper',
    冊: 'book|magazine|notebook|dictionary',
    台: 'car|machine|computer|bicycle|bike|truck',
    杯: 'cup|glass|bowl|spoonful|cup of tea|cup of coffee|glass of water',
    軒: 'house|shop|store',
    足: 'pair of shoes|pair of socks',
    通: 'letter',
    回: 'time',
    階: 'floor',
    円: 'yen',
    ドル: 'dollar|buck',
    パーセント: 'percent|per cent',
    ページ: 'page',
    キロ: 'kilometer|kilometre|kilo|kilogram',
    メートル: 'meter|metre',
    倍: 'times as much|times as many',
  }).flatMap(([counter, things]) => things.split('|').map((thing) => [thing, counter] as const)),
)

const months =
  `january february march april may june july august september october november december`.split(' ')
const beginnings = new Set([
  ...values.keys(),
  ...months,
  'a',
  'an',
  'the',
  'in',
  'several',
  'half',
  'quarter',
])

const lastOfAscii = 0x7f

/** Does it begin as what is counted does? Asked of every question, so that it must cost nothing. */
export function mayBeCounted(firstWord: string): boolean {
  if (firstWord.charCodeAt(0) > lastOfAscii) return false
  const [first = ''] = firstWord.split('-', 1)
  const word = first.toLowerCase()
  return beginnings.has(word) || /^\d/u.test(first) || toOrdinal([word]) !== undefined
}

/**
 * What English counts, as Japanese writes it: `two bottles` is 二本, `May 5th` 五月五日 and `ninety-nine` 九十九.
 * Undefined for what is no number, and for a number alone that is one word.
 */
export function toCountedInJapanese(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/([a-z])-(?=[a-z])/gu, '$1 ')
    .replace(/years? old$/u, (age) => age.replace(' ', '-'))
    .split(/\s+/u)
  return (
    toDate(words) ?? toTime(words) ?? toFarInTime(words) ?? toCounted(words) ?? toInOrder(words)
  )
}

const units = new Set(['時間', '分', '秒', '週間', 'か月', '年', '日'])

/** `two days ago`, `an hour later` and `in ten minutes`: 二日前, 一時間後, 十分後. */
function toFarInTime(words: readonly string[]): string | undefined {
  const [first = '', ...others] = words
  const last = words.at(-1) ?? ''
  const isAhead = first === 'in'
  if (!isAhead && !/^(?:ago|earlier|later)$/u.test(last)) return undefined
  const time = toTimeSpan(isAhead ? others : words.slice(0, -1))
  return time && `${time}${isAhead || last === 'later' ? '後' : '前'}`
}

function toTimeSpan(words: readonly string[]): string | undefined {
  const said = words.join(' ')
  if (said === 'half an hour') return '三十分'
  const [, few] = /^(?:a few|several|some) ([a-z]+)$/u.exec(said) ?? []
  if (few !== undefined) {
    const unit = counters.get(toSingular(few))
    return unit !== undefined && units.has(unit) ? `数${unit}` : undefined
  }
  const counted = toCounted(
    said
      .replace(/^a couple of /u, 'two ')
      .replace(/^an? /u, 'one ')
      .split(' '),
  )
  return counted !== undefined &&
    units.has(counted.replace(/^[〇一二三四五六七八九十百千万]+/u, ''))
    ? counted
    : undefined
}

/** What English puts in order, and what Japanese says behind the number. */
const inOrder: ReadonlyMap<string, string> = new Map(
  Object.entries({
    階: 'floor',
    回目: 'time',
    番目: 'one|thing',
    人目: 'person',
    年生: 'grader|grade|year student',
    年目: 'year',
    日目: 'day',
    週目: 'week',
    世紀: 'century',
    位: 'place',
    周年: 'anniversary',
    代目: 'generation',
  }).flatMap(([counter, things]) => things.split('|').map((thing) => [thing, counter] as const)),
)

/** Those below these have words of their own: first, second, the first time. */
const fewestInOrder = 3
const fewestOfThings = 2
/** Up to here 第 and the number are one word. */
const lastOfOneWord = 10

/** `tenth` is 第十, `twelfth` 十二番目 and `third floor` 三階. */
function toInOrder(words: readonly string[]): string | undefined {
  const telling = words[0] === 'the' ? words.slice(1) : words
  for (const length of [1, 2]) {
    const number = toOrdinal(telling.slice(0, length))
    if (number === undefined) continue
    const rest = telling.slice(length).join(' ')
    if (number < (rest === '' ? fewestInOrder : fewestOfThings)) return undefined
    if (rest === '')
      return number > lastOfOneWord ? `${inKanji(number)}番目` : `第${inKanji(number)}`
    const counter = inOrder.get(rest)
    return counter && `${inKanji(number)}${counter}`
  }
  return undefined
}

function toCounted(words: readonly string[]): string | undefined {
  const end = words.findIndex((word) => !isOfNumber(word))
  const numbers = end < 0 ? words : words.slice(0, end)
  const number = toNumber(numbers)
  if (number === undefined) return undefined
  const rest = words.slice(numbers.length).join(' ').replace('years-old', 'years old')
  if (rest === '') return words.length > 1 ? inKanji(number) : undefined
  const counter = counters.get(rest) ?? counters.get(toSingular(rest))
  return counter === undefined ? undefined : `${inKanji(number)}${counter}`
}

/** `cups of tea` are a cup of tea each. */
function toSingular(thing: string): string {
  const [first = '', ...others] = thing.replace('year-old', 'year old').split(' ')
  const single = /(?:ss|[sxz]|ch|sh)es$/u.test(first)
    ? first.slice(0, -2)
    : first.replace(/s$/u, '')
  return [single, ...others].join(' ')
}

function isOfNumber(word: string): boolean {
  return (
    /^\d+$/u.test(word) || values.has(word) || scales.has(word) || word === 'and' || word === 'a'
  )
}

function toNumber(words: readonly string[]): number | undefined {
  const [first, ...others] = words
  if (first === undefined || first === 'and') return undefined
  if (/^\d{1,8}$/u.test(first)) return others.length === 0 ? Number(first) : undefined
  let total = 0
  let below = 0
  let last = Number.POSITIVE_INFINITY
  for (const word of words) {
    if (word === 'and' && last >= 100) continue
    // A hundred, and nothing else, begins with it.
    const value = word === 'a' && words.length > 1 && below === 0 ? 1 : values.get(word)
    const scale = scales.get(word)
    if (value !== undefined) {
      // Twenty five, but no five twenty.
      if (last < 100 && !(last >= 20 && value < 10)) return undefined
      below += value
      last = value
    } else if (scale === 100 && below > 0 && below < 20) {
      below *= 100
      last = 100
    } else if (scale !== undefined && scale > 100 && below > 0) {
      total += below * scale
      below = 0
      last = scale
    } else return undefined
  }
  return total + below > 0 ? total + below : undefined
}

function inKanji(number: number): string {
  return toKanjiNumber(String(number)) ?? String(number)
}

/** `May 5th`, `the fifth of May` and `5 May`. */
function toDate(words: readonly string[]): string | undefined {
  const telling = words.filter((word) => word !== 'the' && word !== 'of')
  const [first = '', second = '', ...others] = telling
  if (others.length > 0) return undefined
  const isBehind = months.includes(second)
  const month = months.indexOf(isBehind ? second : first) + 1
  const day = toDay(isBehind ? first : second)
  return month === 0 || day === undefined ? undefined : `${inKanji(month)}月${inKanji(day)}日`
}

function toDay(word: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word) ?? []
  const day = digits === undefined ? toOrdinal([word]) : Number(digits)
  return day !== undefined && day >= 1 && day <= 31 ? day : undefined
}

/** `3 pm`, `half past three` and `ten past five`. */
function toTime(words: readonly string[]): string | undefined {
  const [hour, half, ...others] = words
  if (others.length === 0 && half !== undefined && /^[ap]\.?m\.?$/u.test(half)) {
    const number = toHour([hour ?? ''])
    return number === undefined ? undefined : `午${half.startsWith('a') ? '前' : '後'}${number}時`
  }
  const at = words.findIndex((word) => word === 'past' || word === 'to')
  if (at < 1) return toTimeOfDigits(words)
  const number = toHour(words.slice(at + 1).filter((word) => !word.startsWith("o'")))
  if (number === undefined) return undefined
  const before = words.slice(0, at).filter((word) => word !== 'a' && !/^minutes?$/u.test(word))
  const [only] = before
  const isTo = words[at] === 'to'
  if (before.length === 1 && only === 'half' && !isTo) return `${number}時半`
  const minutes = before.length === 1 && only === 'quarter' ? 15 : toNumber(before)
  // Two to three are two or three.
  if (minutes === undefined || minutes >= 60 || (isTo && minutes % 5 > 0)) return undefined
  return `${number}時${inKanji(minutes)}分${isTo ? '前' : ''}`
}

/** `seven thirty` and `nine forty-five`, as clocks of digits are read. */
function toTimeOfDigits([first = '', ...others]: readonly string[]): string | undefined {
  const hour = values.get(first)
  if (hour === undefined || hour > 12) return undefined
  const minutes = toNumber(others)
  if (minutes === undefined || minutes < 10 || minutes >= 60 || !values.has(others[0] ?? ''))
    return undefined
  return `${inKanji(hour)}時${minutes === 30 ? '半' : `${inKanji(minutes)}分`}`
}

function toHour(words: readonly string[]): string | undefined {
  const hour = toNumber(words)
  return hour === undefined || hour > 24 ? undefined : inKanji(hour)
}
