import type { MatchKind, ReadAsReason } from '@kotonoha/japanese/query-grammar/match-kinds'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { KanjiSummary } from '../../entities/kanji-summary'
import type { WordSummary } from '../../entities/word-summary'
import type { MatchedGloss } from './english/matched-gloss'
import type { SearchKind } from './query/filter-tag'

/** How many a page holds where nothing is said. */
export const defaultLimit = 20

/** The shapes of the contract's dict.search.search, as this package gives them. */
export interface SearchInput {
  query: string
  kind?: SearchKind | undefined
  limit?: number | undefined
  cursor?: string | null | undefined
}

export interface Match {
  how: MatchKind
  /** An index into the interpretations. */
  interpretation: number | null
  inflections: string[]
  /** The sense that matched, from 1, and how many the word has; null where the headword matched. */
  sense: { number: number; of: number } | null
  /** The gloss that matched. */
  gloss: MatchedGloss | null
}

export type WordItem = WordSummary & { kind: 'word'; match: Match; alsoMeans?: string[] }
export type KanjiItem = KanjiSummary & { kind: 'kanji'; match: Match }
export interface NameItem {
  kind: 'name'
  nameId: string
  text: string
  reading: string
  types: { code: string; label: string }[]
  translations: string[]
  match: Match
}

export interface SentenceWord {
  text: string
  /** Of the dictionary form. */
  reading: string | null
  /** Of the text itself, which may be an inflected form, where it has kanji and that is known. */
  furigana?: RubySegment[]
  wordId: number | null
  spellingId: string | null
  gloss: string | null
  inflections: string[]
}

export interface Understanding {
  normalized: string
  interpretations: {
    language: 'japanese' | 'romaji' | 'english'
    text: string
    resultCount: number
  }[]
  inflections: { surface: string; dictionaryForm: string; steps: string[] }[]
  tags: { tag: string; label: string; isKnown: boolean }[]
  sentence: SentenceWord[] | null
  nearMatches: string[]
  readAs: { text: string; because: ReadAsReason } | null
}

export interface SearchPage {
  items: (WordItem | KanjiItem | NameItem)[]
  nextCursor: string | null
  total: number
  isTotalExact: boolean
  understanding: Understanding
}
