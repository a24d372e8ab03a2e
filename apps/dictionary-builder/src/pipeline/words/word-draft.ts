import type {
  StoredPitchPattern,
  StoredRubySegment,
  StoredSense,
} from '@kotonoha/dictionary-db/tables/stored-word'
import type { AlignedKanji } from '@kotonoha/japanese/furigana'
import type { CrossReference } from '../../sources/jmdict/jmdict-entry'

/** A headword while the dictionary is being built. */
export interface SpellingDraft {
  spellingId: string
  text: string
  reading: string
  isCommon: boolean
  /** Codes of the written form and of the reading, each once. */
  notes: string[]
  furigana: StoredRubySegment[]
  kanji: AlignedKanji[]
  pitch: StoredPitchPattern[] | null
}

/** References of a sense that are resolved when all words are known. */
export interface SenseReferences {
  crossReferences: readonly CrossReference[]
  antonyms: readonly CrossReference[]
}

/** A word between its source and its rows: kept small, since all of them are held at once. */
export interface WordDraft {
  id: number
  /** The most usual first. */
  spellings: SpellingDraft[]
  /** Written forms and readings that find the word but are never shown as its headword. */
  searchOnlyForms: string[]
  senses: StoredSense[]
  /** By sense; undefined where a sense has none. */
  references: (SenseReferences | undefined)[]
  isCommon: boolean
  isLoanword: boolean
  /** Best newspaper band (`nf01` is 1: the 500 most frequent words); null where it has none. */
  newsBand: number | null
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  frequencyRank: number | null
  catalogRank: number
}
