/** A word of a sentence, as the index line of the Tanaka Corpus names it. */
export interface IndexedWord {
  /** Dictionary form. */
  headword: string
  reading: string | null
  /** JMdict id, where the index had to tell words apart. */
  wordId: number | null
  /** Number of the sense meant, from 1. */
  senseNumber: number | null
  /** As it stands in the sentence, where that differs from the headword. */
  form: string | null
  /** A person has checked that the sentence shows this word well (`~`). */
  isChecked: boolean
}

/** A Japanese sentence with its translation. */
export interface TanakaPair {
  japaneseId: string
  englishId: string
  japanese: string
  english: string
  words: IndexedWord[]
}
