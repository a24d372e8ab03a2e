import { toKanjiNumber } from '@kotonoha/japanese/numbers/kanji-number'

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
const ordinals = new Map(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/u)
    .map((word, place) => [word, place + 1] as const),
)

const beginnings = new Set([
  ...values.keys(),
  ...months,
  ...ordinals.keys(),
  'a',
  'the',
  'half',
  'quarter',
])

/** Does it begin as what is counted does? Asked of every question, so that it must cost nothing. */
export function mayBeCounted(firstWord: string): boolean {
  const [first = ''] = firstWord.split('-', 1)
  return beginnings.has(first.toLowerCase()) || /^\d/u.test(first)
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
  return toDate(words) ?? toTime(words) ?? toCounted(words)
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
  const day = digits === undefined ? ordinals.get(word) : Number(digits)
  return day !== undefined && day >= 1 && day <= 31 ? day : undefined
}

/** `3 pm`, `half past three` and `ten past five`. */
function toTime(words: readonly string[]): string | undefined {
  const [hour, half, ...others] = words
  if (others.length === 0 && half !== undefined && /^[ap]\.?m\.?$/u.test(half)) {
    const number = toHour([hour ?? ''])
    return number === undefined ? undefined : `午${half.startsWith('a') ? '前' : '後'}${number}時`
  }
  const at = words.indexOf('past')
  if (at < 1) return undefined
  const number = toHour(words.slice(at + 1).filter((word) => !word.startsWith("o'")))
  if (number === undefined) return undefined
  const before = words.slice(0, at).filter((word) => word !== 'a' && !/^minutes?$/u.test(word))
  const [only] = before
  if (before.length === 1 && only === 'half') return `${number}時半`
  const minutes = before.length === 1 && only === 'quarter' ? 15 : toNumber(before)
  return minutes === undefined || minutes >= 60 ? undefined : `${number}時${inKanji(minutes)}分`
}

function toHour(words: readonly string[]): string | undefined {
  const hour = toNumber(words)
  return hour === undefined || hour > 24 ? undefined : inKanji(hour)
}
