import type { KanjiReading, KanjiStroke } from '../entities/kanji-definition'
import type { RelatedKanjiKind } from '../entities/related-kanji'

/**
 * The JSON of `kanji_definition.definition`: the page without what the `kanji` row says. The JSON
 * of `structure` is a KanjiStructure as it is, that of `lesson` a KanjiLesson.
 */
export interface StoredKanjiDefinition {
  readings: KanjiReading[]
  nanori: string[]
  otherStrokeCounts: number[]
  radical: { number: number; literal: string; names: string[]; meaning: string | null }
  wordCount: number
  isKokuji: boolean
  strokes: KanjiStroke[] | null
}

/** The JSON of `kanji_definition.related`. */
export type StoredRelatedKanji = {
  kind: RelatedKanjiKind
  items: [literal: string, reason: string][]
}[]
