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

/**
 * What a mark before or behind a number says, as one says it: ¥500 is 500円, $20 20ドル and 2nd 2番目; `undefined`
 * for what is neither.
 */
export function toSpokenMark(text: string): string | undefined {
  const [, mark = '', amount] = price.exec(text) ?? []
  if (amount !== undefined) return amount + (currencies[mark] ?? '')
  const [, number] = ordinal.exec(text) ?? []
  return number === undefined ? undefined : `${number}番目`
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
  return whole === undefined ? undefined : { whole, fraction, counter }
}
