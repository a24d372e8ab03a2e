const currencies: Readonly<Record<string, string>> = {
  '¥': '円',
  '￥': '円',
  $: 'ドル',
  '€': 'ユーロ',
  '£': 'ポンド',
}

const price = /^([¥￥$€£]) ?(\d[\d,]*)$/u
/** Any number ends in th but for 1, 2 and 3: 11th, 21st, 32nd. */
const ordinal = /^(\d{1,4})(?:st|nd|rd|th)$/iu

/** Units as they are written in Latin letters behind a number, and as one says them. */
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '%': 'パーセント',
    '％': 'パーセント',
    '℃': '度',
    kg: 'キロ',
    km: 'キロ',
    g: 'グラム',
    t: 'トン',
    m: 'メートル',
    cm: 'センチ',
    mm: 'ミリ',
    l: 'リットル',
    ml: 'ミリリットル',
    kw: 'キロワット',
    w: 'ワット',
    v: 'ボルト',
  }),
)
const measured = /^(\d[\d,]*(?:\.\d{1,8})?)(%|％|℃|[a-z]{1,2})$/iu

/**
 * What a mark before or behind a number says, as one says it: ¥500 is 500円, $20 20ドル, 2nd 2番目 and 5kg
 * 5キロ; `undefined` for what is none of those.
 */
export function toSpokenMark(text: string): string | undefined {
  const [, mark = '', amount] = price.exec(text) ?? []
  if (amount !== undefined) return amount + (currencies[mark] ?? '')
  const [, number] = ordinal.exec(text) ?? []
  if (number !== undefined) return `${number}番目`
  const [, measure, unit = ''] = measured.exec(text) ?? []
  const said = units.get(unit.toLowerCase())
  return measure === undefined || said === undefined ? undefined : measure + said
}

/** A number with a fraction, and what it counts: 2.5キロ. */
export interface Decimal {
  whole: string
  fraction: string
  counter: string
}

/** Two points make a date (2025.5.3), and a fraction of more digits is nothing that one counts with. */
const decimal = /^(\d[\d,]*)[.．](\d{1,8})([^\d.．,]*)$/u

export function parseDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = '', counter = ''] = decimal.exec(text) ?? []
  if (whole === undefined) return undefined
  return { whole, fraction, counter: units.get(counter.toLowerCase()) ?? counter }
}

/** 2、3日, 3~5人 and 二、三人: numbers with a mark between them that count the same. */
const range =
  /^(\d{1,8}|[一二三四五六七八九十百千万]{1,6})[、,，~〜～・-](\d{1,8}|[一二三四五六七八九十百千万]{1,6})([^\d\p{P}\p{S}\s一二三四五六七八九十百千万]{1,5})$/u
/** 1,000円 is one number. */
const thousands = /^\d+,\d{3}(?!\d)/u

/** Both ends of a range, each with what it counts: 3~5人 is 3人5人; `undefined` for what is none. */
export function toBothEnds(text: string): string | undefined {
  if (thousands.test(text)) return undefined
  const [, first, second, counter] = range.exec(text) ?? []
  return first === undefined ? undefined : `${first}${counter}${second}${counter}`
}
