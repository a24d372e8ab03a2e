import type { KanjiDraft } from './kanji-draft'

/** What words and figures need to know of a kanji. */
export interface KanjiFacts {
  literal: string
  /** With KANJIDIC2's dots and hyphens. */
  readings: readonly { kind: 'on' | 'kun'; text: string }[]
  meanings: readonly string[]
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  grade: number | null
  /** In newspapers; 1 is the most frequent. */
  frequencyRank: number | null
  isDrawn: boolean
}

export function toKanjiFacts({ literal, source, meanings, jlpt, drawing }: KanjiDraft): KanjiFacts {
  return {
    literal,
    readings: source.readings.map(({ kind, raw }) => ({ kind, text: raw })),
    meanings,
    jlpt,
    grade: source.grade,
    frequencyRank: source.frequencyRank,
    isDrawn: drawing !== null,
  }
}
