/** A headword while the dictionary is being built. */
export interface SpellingDraft {
  spellingId: string
  text: string
  reading: string
  isCommon: boolean
  /** Codes of the written form and of the reading, each once. */
  notes: readonly string[]
  /** JSON of StoredRubySegment[]. */
  furigana: string
  /** JSON of StoredUsedKanji[]. */
  kanji: string
  /** JSON of StoredPitchPattern[]; null where no pitch accent is known. */
  pitch: string | null
}

/** A word, and perhaps a sense of it (from 1), as another word names it. */
export interface WordReference {
  text: string
  reading: string | null
  senseNumber: number | null
}

/** References of a sense, resolved when all words are known. */
export interface SenseReferences {
  /** From 0. */
  senseIndex: number
  crossReferences: readonly WordReference[]
  antonyms: readonly WordReference[]
}

/**
 * A word between its source and its rows.
 *
 * All words are held at once, because ranks and references need them all. So what is only passed
 * on to the file is kept as JSON text, which takes a quarter of the memory of its objects, and lies
 * outside the heap (`text-shelf.ts`).
 */
export interface WordDraft {
  id: number
  /** The most usual first. */
  spellings: readonly SpellingDraft[]
  /** Written forms and readings that find the word but are never shown as its headword. */
  searchOnlyForms: readonly string[]
  /** JSON of StoredSense[], without references and without sentences of the corpus. */
  senses: string
  senseCount: number
  /** Codes of all senses, each once. */
  partsOfSpeech: readonly string[]
  references: readonly SenseReferences[]
  isCommon: boolean
  isLoanword: boolean
  /** Best newspaper band (`nf01` is 1: the 500 most frequent words); null where it has none. */
  newsBand: number | null
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  /** 1 is the most frequent word; an estimate where the sources count none. */
  frequencyRank: number | null
  catalogRank: number
}
