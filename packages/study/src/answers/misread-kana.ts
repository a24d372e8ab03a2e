import { findVowel } from './normalise-reading'
import type { WrongReason } from './verdict'

const smallAndLarge = 'ぁあ ぃい ぅう ぇえ ぉお っつ ゃや ゅゆ ょよ ゎわ'
const fullSize = new Map(
  smallAndLarge.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** きょう as きよう: an input method writes the large kana when "kiyou" is typed. */
const withoutSmallKana = (reading: string) =>
  Array.from(reading, (kana) => fullSize.get(kana) ?? kana).join('')

/** こうこう as ここ: a vowel is long by ー, by itself twice, by う after お, by い after え. */
function withoutLongVowels(reading: string): string {
  let short = ''
  let vowel: string | undefined
  for (const kana of reading) {
    const lengthens =
      kana === 'ー' ||
      (vowel !== undefined && kana === vowel) ||
      (kana === 'う' && vowel === 'お') ||
      (kana === 'い' && vowel === 'え')
    if (lengthens && short !== '') continue
    short += kana
    vowel = findVowel(kana)
  }
  return short
}

const withoutSmallTsu = (reading: string) => reading.replaceAll('っ', '')

/** か for が, は for ば and ぱ. */
const withoutVoicing = (reading: string) => reading.normalize('NFD').replace(/[\u3099\u309a]/g, '')

const causes: readonly (readonly [WrongReason, (reading: string) => string])[] = [
  ['small-kana', withoutSmallKana],
  ['long-vowel', withoutLongVowels],
  ['double-consonant', withoutSmallTsu],
  ['voicing', withoutVoicing],
]

/** The one thing that was misheard or mistyped; undefined when more than one thing differs. */
export function findMisreadCause(answer: string, reading: string): WrongReason | undefined {
  return causes.find(([, fold]) => fold(answer) === fold(reading))?.[0]
}
