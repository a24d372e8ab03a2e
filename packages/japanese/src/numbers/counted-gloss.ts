import type { Counted } from './counted'
import { fromKanjiNumber } from './kanji-number'

/** What is counted in English, one and several; the same for both where there is no slash. */
const units = new Map(
  `
円 yen
時 o'clock
時間 hour/hours
分 minute/minutes
秒 second/seconds
日 day/days
日間 day/days
週間 week/weeks
か月 month/months
ヶ月 month/months
カ月 month/months
ヵ月 month/months
年 year/years
年間 year/years
人 person/people
名 person/people
匹 animal/animals
頭 large animal/large animals
羽 bird/birds
冊 book/books
枚 flat thing/flat things
本 long thing/long things
個 thing/things
台 machine/machines
杯 cup or glass/cups or glasses
足 pair (of shoes)/pairs (of shoes)
着 suit/suits
軒 house/houses
通 letter/letters
回 time/times
度 time, degree/times, degrees
倍 times as much
歳 year old/years old
才 year old/years old
泊 night/nights
ドル dollar/dollars
ユーロ euro/euros
キロ kilo/kilos
メートル metre/metres
センチ centimetre/centimetres
グラム gram/grams
パーセント percent
`
    .trim()
    .split('\n')
    .map((line) => {
      const [, counter = '', unit = ''] = /^(\S+) (.+)$/u.exec(line) ?? []
      const [one = '', several = one] = unit.split('/')
      return [counter, { one, several }] as const
    }),
)

/** Beyond these 年 is one of the calendar. */
const mostYears = 200

/** What a number and its counter say in English, in digits: 五百円 "500 yen". Undefined for other counters. */
export function findCountedGloss({ number, counter }: Counted): string | undefined {
  if (counter === '階')
    return number === '何' ? 'which floor' : withNumber('floor', fromKanjiNumber(number))
  const unit = units.get(counter)
  if (unit === undefined) return undefined
  if (number === '何') return `how many ${unit.several}`
  if (number === '数') return `several ${unit.several}`
  const value = fromKanjiNumber(number)
  if (value === undefined) return undefined
  if (counter === '年' && value > mostYears) return withNumber('the year', value)
  return `${value.toLocaleString('en')} ${value === 1 ? unit.one : unit.several}`
}

/** What a number with a fraction and its counter say: 1.5倍 "1.5 times as much". Undefined for other counters. */
export function findMeasuredGloss(value: number, counter: string): string | undefined {
  const unit = units.get(counter)
  return unit && `${value.toLocaleString('en', { maximumFractionDigits: 8 })} ${unit.several}`
}

function withNumber(text: string, number: number | undefined): string | undefined {
  return number === undefined ? undefined : `${text} ${number}`
}
