const digits = '〇一二三四五六七八九'
const placesOfFour = ['', '十', '百', '千']
const placesOfMyriad = ['', '万', '億', '兆']

/** Larger numbers are written in digits by everybody. */
const longestNumber = 16

/**
 * A number in digits as it is written in kanji: 20 is 二十, 1000 千, 10000 一万. Undefined for what is no
 * whole number.
 */
export function toKanjiNumber(number: string): string | undefined {
  const plain = number.replaceAll(',', '').replace(/^0+(?=\d)/u, '')
  if (!/^\d+$/u.test(plain) || plain.length > longestNumber) return undefined
  if (plain === '0') return digits.charAt(0)
  const groups: string[] = []
  for (let end = plain.length; end > 0; end -= 4)
    groups.push(plain.slice(Math.max(0, end - 4), end))
  return groups
    .map((group, place) => {
      const written = toKanjiOfFour(group, place > 0)
      return written === '' ? '' : written + (placesOfMyriad[place] ?? '')
    })
    .reverse()
    .join('')
}

/** 一 stands before 万 and 億, and before 千 in front of them, but not before 十, 百 and 千 alone. */
function toKanjiOfFour(group: string, isBeforeMyriad: boolean): string {
  return [...group]
    .map((digit, index) => {
      const place = group.length - 1 - index
      if (digit === '0') return ''
      const isBare = digit === '1' && place > 0 && !(isBeforeMyriad && place === 3)
      return (isBare ? '' : digits.charAt(Number(digit))) + (placesOfFour[place] ?? '')
    })
    .join('')
}

const mixedNumber = /\d[\d,]*[十百千万億兆][\d,十百千万億兆]*/gu

/** A text with its numbers that are written in digits and units in kanji: 3万5千円 as 三万五千円. */
export function withMixedNumbersInKanji(text: string): string {
  return text.replace(mixedNumber, (number) =>
    number
      .replace(/\d[\d,]*/gu, (part) => toKanjiNumber(part) ?? part)
      .replace(/(?<![二三四五六七八九一])千(?=[万億兆])/gu, '一千'),
  )
}

const valuesOfPlaces: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const valuesOfMyriads: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8, 兆: 1e12 }

/** The value of a number in kanji, 二千五 or 二〇〇五; undefined for what has anything else. */
export function fromKanjiNumber(kanji: string): number | undefined {
  let [sum, group, last] = [0, 0, 0]
  for (const char of kanji) {
    const digit = digits.indexOf(char)
    const place = valuesOfPlaces[char]
    const myriad = valuesOfMyriads[char]
    if (digit >= 0) last = last * 10 + digit
    else if (place !== undefined) {
      group += (last || 1) * place
      last = 0
    } else if (myriad !== undefined) {
      sum += (group + last || 1) * myriad
      group = 0
      last = 0
    } else return undefined
  }
  return sum + group + last
}
