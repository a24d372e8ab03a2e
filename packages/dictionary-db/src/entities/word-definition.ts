import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { WordSummary } from './word-summary'

/** A code of the source with the English label that a learner reads. */
export interface Tag {
  code: string
  label: string
}

export interface Spelling {
  spellingId: string
  text: string
  reading: string
  furigana: RubySegment[]
  isCommon: boolean
  notes: Tag[]
}

export interface CrossReference {
  text: string
  reading: string | null
  wordId: number | null
  spellingId: string | null
  meaningId: number | null
}

/** A word of a sentence, or what stands between two. */
export interface ExamplePiece {
  text: string
  /** It is the word that the sentence is an example of. */
  isHeadword: boolean
  /** Missing where it is no word, or several could be meant. */
  wordId?: number
  /** Missing where nothing needs a reading, or none is certain. */
  furigana?: RubySegment[]
}

export interface Example {
  japanese: ExamplePiece[]
  english: string
  sourceIds: string[]
}

export interface Sense {
  meaningId: number
  partsOfSpeech: Tag[]
  fields: Tag[]
  usage: Tag[]
  dialects: Tag[]
  notes: string[]
  glosses: {
    text: string
    kind: 'literal' | 'figurative' | 'explanation' | 'trademark' | null
  }[]
  crossReferences: CrossReference[]
  antonyms: CrossReference[]
  loanSources: {
    language: string
    text: string | null
    isWasei: boolean
    isPartial: boolean
  }[]
  /** Written forms and readings the sense is limited to; empty means all. */
  appliesTo: string[]
  examples: Example[]
}

export interface WordDefinition {
  wordId: number
  /** The spelling asked for, else the first. */
  spelling: Spelling
  /** The sense asked for. */
  meaningId: number | null
  spellings: Spelling[]
  senses: Sense[]
  /** Sentences with the word of which nobody has said what sense they show, the plainest first. */
  furtherExamples: Example[]
  /** Kanji of `spelling`, in order, each once. */
  kanjiIds: string[]
  jlpt: JlptLevel | null
  isCommon: boolean
  isUsuallyKana: boolean
  isLoanword: boolean
  /** 1 is the most frequent word; null where that was not counted. */
  frequencyRank: number | null
  hasPronunciation: boolean
  /** Numbers of the mora after which the pitch falls (0: never), the most usual first. */
  downsteps: number[]
  hasConjugation: boolean
  /** The forms asked for most often, of `spelling`; empty where it does not conjugate. */
  keyForms: { label: string; text: string; furigana: RubySegment[] }[]
  /** The verb that says the same with, or without, an object; null where none is known. */
  partner: { word: WordSummary; isTransitive: boolean } | null
}
