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
export interface SaidNumber {
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
export function listNumbersSaid(kana: string): SaidNumber[] {
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

/** What is said in numbers of several parts, and in hardly any other word of so many kana. */
const saidOfUnits = /[じひびぴせぜまお](?:ゅう|ゃく|ん|く)/u
const shortestOfParts = 4

/** The number of several parts that the kana say, all of them: せんにひゃく is 千二百. */
export function findNumberSaid(kana: string): string | undefined {
  if (kana.length < shortestOfParts || !saidOfUnits.test(kana)) return undefined
  // 四 and 九 may be し and く alone, but せんし is no number. The く of ろく and ひゃく is none of nine.
  if (/(?:[しよ]|(?<![ゃおろ])く)$/u.test(kana)) return undefined
  return listNumbersSaid(kana).find(
    ({ number, rest }) => rest === '' && number.length > 1 && !/[何数]/u.test(number),
  )?.number
}

/** 四 is し before 月 only, よ and 九 as く before few counters. */
export const seldomSaid: Readonly<Record<string, RegExp>> = {
  し: /^がつ/u,
  よ: /^(?:じ|ねん|にん|えん)/u,
  く: /^(?:じ|がつ|にん|ねん)/u,
}
