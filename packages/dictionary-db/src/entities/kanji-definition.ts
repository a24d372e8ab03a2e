import type { LessonText } from './curriculum/subject-lesson'
import type { KanjiSummary } from './kanji-summary'

export interface KanjiReading {
  readingId: string
  kind: 'on' | 'kun'
  reading: string
  /** た of 食べる. */
  stem: string
  /** べる of 食べる; empty when there is none. */
  okurigana: string
  affix: 'none' | 'prefix' | 'suffix'
  /** Words in which the kanji is read so. */
  wordCount: number
}

export interface KanjiReadingInUse extends KanjiReading {
  /** No word of a JLPT level is read so, though other words of the kanji have a level: ジキ of 食. */
  isRare: boolean
}

export interface KanjiStroke {
  /** SVG path on KanjiVG's 109 × 109 units. */
  path: string
  type: string | null
  numberAt: { x: number; y: number } | null
}

export interface KanjiDefinition extends KanjiSummary {
  /** The most usual first. */
  readings: KanjiReadingInUse[]
  nanori: string[]
  otherStrokeCounts: number[]
  radical: { number: number; literal: string; names: string[]; meaning: string | null }
  wordCount: number
  isKokuji: boolean
  /** The same character before or after the reform of 1946: 国 for 國, and the other way round. */
  forms: { literal: string; age: 'modern' | 'old' }[]
  /** What it is put together from, as one sees it first; empty where it is one piece. */
  parts: { literal: string; kanjiId: string | null; meaning: string | null }[]
  /** In writing order; null where no drawing is known. */
  strokes: KanjiStroke[] | null
  /** How the course teaches it; null where nothing is written of it. */
  lesson: KanjiLesson | null
}

/** What the course says of a kanji. */
export interface KanjiLesson {
  level: number
  meaning: string
  story: LessonText
  sound: LessonText
}
