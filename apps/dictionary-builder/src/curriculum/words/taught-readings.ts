import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import type { CurriculumKanji } from '../curriculum-input'
import type { WordCandidate } from './word-candidates'

/** A reading of a kanji with what the curriculum's words make of it. */
export interface RatedReading {
  /** As words name it; '' never occurs here. */
  readingId: string
  kind: 'on' | 'kun'
  /** With KANJIDIC2's dot, without its hyphens: `た.べる`. */
  display: string
  stem: string
  okurigana: string
  /** Sum over the words that have it. */
  value: number
  wordCount: number
}

/** An on reading that only one word has is learnt with that word. */
const fewestWords = 2
/** The least part of all use of the kanji that makes an on reading worth teaching. */
const leastShareOfUse = 0.04

/** All readings of the kanji, with the words that have them. */
export function rateReadings(
  kanji: readonly CurriculumKanji[],
  candidates: readonly WordCandidate[],
): Map<string, RatedReading[]> {
  const uses = new Map<string, { value: number; wordCount: number }>()
  for (const { spelling, value } of candidates) {
    for (const readingId of new Set(spelling.kanji.map((each) => each.readingId))) {
      const known = uses.get(readingId) ?? { value: 0, wordCount: 0 }
      uses.set(readingId, { value: known.value + value, wordCount: known.wordCount + 1 })
    }
  }
  const rate = (literal: string, kind: 'on' | 'kun', raw: string): RatedReading => {
    const readingId = `${literal}:${kind}:${raw}`
    const { stem, okurigana } = splitOkurigana(raw)
    const use = uses.get(readingId) ?? { value: 0, wordCount: 0 }
    return { readingId, kind, display: raw.replaceAll('-', ''), stem, okurigana, ...use }
  }
  return new Map(
    kanji.map(({ literal, readings }) => [
      literal,
      readings.map(({ kind, raw }) => rate(literal, kind, raw)),
    ]),
  )
}

/** The reading that the edition teaches, written as it is there: `ジ`, `た.べる`. */
export function findReading(
  readings: readonly RatedReading[],
  written: string,
): RatedReading | undefined {
  return readings.find(({ display }) => display === written.replaceAll('-', ''))
}

/**
 * The reading that is asked for: the on reading that most words have, or the kun reading where no
 * on reading makes words. Undefined where the kanji has no reading at all.
 */
export function chooseTaughtReading(readings: readonly RatedReading[]): RatedReading | undefined {
  const best = (kind: 'on' | 'kun') =>
    readings
      .filter((reading) => reading.kind === kind)
      .reduce<RatedReading | undefined>(
        (top, each) => (top === undefined || each.value > top.value ? each : top),
        undefined,
      )
  const on = best('on')
  const kun = best('kun')
  if (on === undefined || kun === undefined) return on ?? kun
  const use = readings.reduce((sum, { value }) => sum + value, 0)
  const isProductive = on.wordCount >= fewestWords && on.value >= leastShareOfUse * use
  return isProductive || kun.value === 0 ? on : kun
}

/** The strongest reading of the other kind, where a good part of the kanji's use is read so. */
export function findOtherMainReading(
  readings: readonly RatedReading[],
  taught: RatedReading,
): RatedReading | undefined {
  const use = readings.reduce((sum, { value }) => sum + value, 0)
  return readings
    .filter(({ kind, value }) => kind !== taught.kind && value >= 0.15 * use && value > 0)
    .sort((a, b) => b.value - a.value)[0]
}

/** What a learner types for it, in hiragana: た and たべる for た.べる. */
export function toTypedReadings({ stem, okurigana }: RatedReading): string[] {
  return [...new Set([toHiragana(stem), toHiragana(stem + okurigana)])]
}
