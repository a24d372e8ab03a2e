import type { WordCandidate } from './word-candidates'

/** A stretch of the sentence, with the word that it is; `undefined` for names, signs and the unknown. */
export interface SentencePart {
  text: string
  word: WordCandidate | undefined
  /** A name of a family or a place, known as one or by the title after it. */
  isName?: boolean
  /** Of a person's name in Latin letters, which is a word as well. */
  personsName?: 'family' | 'given'
}
