import { toHiragana } from './kana/hiragana-katakana'
import { unvoice, voice } from './kana/iteration-marks'
import { type KanjiReading, splitOkurigana } from './okurigana'

/** One way a kanji may sound inside a word. */
export interface ReadingVariant {
  /** In hiragana. */
  kana: string
  /** The reading it comes from. */
  base: KanjiReading
  /** How far it is from the plain reading; 0 is the reading itself. */
  cost: number
  /** Okurigana that the base expects after the kanji; empty when the kanji reads it itself. */
  okurigana: string
  /** Kana that must be written right after the kanji, for a stem cut short (表わす beside 表す). */
  mustPrecede?: string
}

const iColumn: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぬ: 'に',
  ぶ: 'び',
  む: 'み',
  る: 'り',
}

/** After ん and っ a vowel may take up the consonant: 観音 かんのん, 因縁 いんねん, 三位 さんみ. */
const liaisons: ReadonlyArray<readonly [vowel: string, kana: readonly string[]]> = [
  ['あ', ['な', 'ま']],
  ['い', ['に', 'み']],
  ['う', ['ぬ']],
  ['え', ['ね']],
  ['お', ['の', 'も']],
  ['や', ['にゃ']],
  ['よ', ['にょ']],
  ['わ', ['な']],
]

const semiVoiced: Readonly<Record<string, string>> = {
  は: 'ぱ',
  ひ: 'ぴ',
  ふ: 'ぷ',
  へ: 'ぺ',
  ほ: 'ぽ',
}

interface Stem {
  kana: string
  cost: number
  okurigana: string
  mustPrecede?: string
}

/** Everything a kanji with these readings may sound like in a compound, the plainest first. */
export function listReadingVariants(readings: readonly KanjiReading[]): ReadingVariant[] {
  const variants: ReadingVariant[] = []
  for (const base of readings) {
    for (const stem of listStems(base)) {
      for (const [kana, cost] of changeSounds(stem.kana, base.kind)) {
        variants.push({ ...stem, kana, base, cost: stem.cost + cost })
      }
    }
  }
  return variants.sort((a, b) => a.cost - b.cost)
}

function listStems(base: KanjiReading): Stem[] {
  const { stem, okurigana } = splitOkurigana(toHiragana(base.text))
  const stems: Stem[] = [{ kana: stem, cost: 0, okurigana }]
  // Okurigana written short or not at all: 終る beside 終わる, 受付 うけつけ, 割引 わりびき.
  for (let length = 1; length <= okurigana.length; length++) {
    const rest = okurigana.slice(length)
    stems.push({ kana: stem + okurigana.slice(0, length), cost: 1, okurigana: rest })
  }
  const nounEnding = iColumn[okurigana.slice(-1)]
  if (nounEnding !== undefined) {
    stems.push({ kana: stem + okurigana.slice(0, -1) + nounEnding, cost: 1, okurigana: '' })
  }
  // Okurigana written long: 行なう beside 行う, 現われる beside 現れる.
  if (base.kind === 'kun' && stem.length > 1) {
    stems.push({ kana: stem.slice(0, -1), cost: 3, okurigana, mustPrecede: stem.slice(-1) })
  }
  return stems
}

/** The stem itself and what rendaku, gemination and liaison make of it, with their costs. */
function changeSounds(
  stem: string,
  kind: KanjiReading['kind'],
): Array<[kana: string, cost: number]> {
  const heads: Array<[kana: string, cost: number]> = [[stem, 0]]
  const first = stem.charAt(0)
  const rest = stem.slice(1)
  const voiced = voice(first)
  if (voiced !== first) heads.push([voiced + rest, 1])
  if (unvoice(first) !== first) heads.push([unvoice(first) + rest, 3])
  // じ and ぢ, ず and づ sound alike; old and new spellings differ.
  if ('ちぢ'.includes(first)) heads.push([`じ${rest}`, 1])
  if ('つづ'.includes(first)) heads.push([`ず${rest}`, 1])
  if (first === 'じ') heads.push([`ぢ${rest}`, 2])
  if (first === 'ず') heads.push([`づ${rest}`, 2])
  const semi = semiVoiced[first]
  if (semi !== undefined) heads.push([semi + rest, 1])
  for (const [vowel, kana] of liaisons) {
    if (vowel === first) for (const each of kana) heads.push([each + rest, 3])
  }
  return heads.flatMap(([kana, cost]) => changeEnd(kana, cost, kind))
}

function changeEnd(
  kana: string,
  cost: number,
  kind: KanjiReading['kind'],
): Array<[kana: string, cost: number]> {
  const last = kana.slice(-1)
  const rest = kana.slice(0, -1)
  const ends: Array<[kana: string, cost: number]> = [[kana, cost]]
  if (rest === '') return ends
  // 学校 がっこう, 一個 いっこ, 合戦 かっせん; of kun readings 取っ手 とって, 引っ込む.
  if ('つちくきうふりいぬ'.includes(last)) ends.push([`${rest}っ`, cost + (kind === 'on' ? 1 : 2)])
  // 女房 にょうぼう, 日本 にほん: the end of a Chinese reading worn off.
  if (kind === 'on' && 'うつくちんい'.includes(last)) ends.push([rest, cost + 4])
  return ends
}
