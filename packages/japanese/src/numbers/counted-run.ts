import { type Counted, listUnchanged } from './counted'
import { listNumbersSaid, seldomSaid } from './said-number'

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
  const [daysSaid = '', behindDays] = splitBehindDays(kana)
  if (behindDays !== undefined) {
    return [
      { number: saidDays[daysSaid] ?? '', counter: '日' },
      { number: '', counter: behindDays },
    ]
  }
  const numbers = listNumbersSaid(kana).filter(({ number, rest }) =>
    isSaidBefore(kana, number, rest),
  )
  for (const { number, rest } of numbers.sort((a, b) => a.rest.length - b.rest.length)) {
    for (let length = Math.min(longestCounter, rest.length); length > 0; length -= 1) {
      const counter = listUnchanged(rest.slice(0, length)).find(isCounter)
      if (counter === undefined) continue
      const after = rest.slice(length)
      const said = isHowMany(number) && after !== 'はん' ? undefined : saidBehind[after]
      const others =
        said === undefined ? readRun(after, isCounter, vain) : [{ number: '', counter: said }]
      if (others !== undefined) return [{ number, counter }, ...others]
    }
  }
  vain.add(kana.length)
  return undefined
}

/** What stands behind a number with its counter: くじはん, さんねんまえ. */
const saidBehind: Readonly<Record<string, string>> = {
  はん: '半',
  め: '目',
  まえ: '前',
  ご: '後',
}
/** Of other times 間 is a part of the counter: しゅうかん. */
const saidBehindDays: typeof saidBehind = { ...saidBehind, かん: '間' }

function isHowMany(number: string): boolean {
  return number === '何' || number === '数'
}

/** みっかかん is みっか and 間. */
function splitBehindDays(kana: string): [days: string, behind: string] | [] {
  for (const [said, behind] of Object.entries(saidBehindDays)) {
    const days = kana.slice(0, -said.length)
    if (kana.endsWith(said) && saidDays[days] !== undefined) return [days, behind]
  }
  return []
}

function isSaidBefore(kana: string, number: string, rest: string): boolean {
  if (number.length > 1) return true
  return seldomSaid[kana.slice(0, -rest.length)]?.test(rest) ?? true
}
