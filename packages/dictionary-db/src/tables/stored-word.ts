/**
 * The JSON kept in word rows. Short and without empty parts, because there are 217,000 of them;
 * labels of codes are added when read, so that wording can change without a new dictionary.
 */

/** `[text]` where the text is read as written, else `[text, ruby]`. */
export type StoredRubySegment = [text: string] | [text: string, ruby: string]

/**
 * A kanji of a spelling: its reading here ('' where read as a whole), the id of the listed reading
 * or '', and how many characters stand before it.
 */
export type StoredUsedKanji = [
  literal: string,
  readingInWord: string,
  readingId: string,
  position: number,
]

/** What a list row says about a sense: glosses, part-of-speech codes, 1 when usually kana. */
export type StoredSenseSummary = [glosses: string[], partsOfSpeech: string[], isUsuallyKana: 0 | 1]

export interface StoredPitchPattern {
  downstep: number
  partsOfSpeech: string[]
}

export interface StoredSpelling {
  spellingId: string
  text: string
  reading: string
  furigana: StoredRubySegment[]
  isCommon?: true
  /** Codes such as `rK`, `ateji`. */
  notes?: string[]
}

export interface StoredGloss {
  text: string
  kind?: 'literal' | 'figurative' | 'explanation' | 'trademark'
}

export interface StoredCrossReference {
  text: string
  reading?: string
  wordId?: number
  spellingId?: string
  meaningId?: number
}

export interface StoredLoanSource {
  language: string
  text?: string
  isWasei?: true
  isPartial?: true
}

/**
 * A piece of a sentence: text that nothing is known of, or a word with its number (0: several could be
 * meant), 1 where it is the word that the sentence is an example of, and its furigana if it has kanji.
 */
export type StoredExamplePiece =
  | string
  | [text: string, wordId: number, isHeadword: 0 | 1]
  | [text: string, wordId: number, isHeadword: 0 | 1, furigana: StoredRubySegment[]]

export interface StoredExample {
  japanese: StoredExamplePiece[]
  english: string
  sourceIds: string[]
}

export interface StoredSense {
  partsOfSpeech: string[]
  fields?: string[]
  usage?: string[]
  dialects?: string[]
  notes?: string[]
  glosses: StoredGloss[]
  crossReferences?: StoredCrossReference[]
  antonyms?: StoredCrossReference[]
  loanSources?: StoredLoanSource[]
  appliesTo?: string[]
  examples?: StoredExample[]
}

export interface StoredWordDefinition {
  spellings: StoredSpelling[]
  senses: StoredSense[]
  /** Sentences with the word of which nobody has said what sense they show. */
  furtherExamples?: StoredExample[]
  /** Written forms and readings that find the word but are never shown as its headword. */
  searchOnlyForms?: string[]
}
