/** A word in its dictionary form, as a lexicon of a morphological analyser has it. */
export interface LexiconRow {
  text: string
  /** In katakana. */
  reading: string
  /** IPADIC's part of speech in its first two steps: `助詞.格助詞`, `名詞.固有名詞`. */
  partOfSpeech: string
  /**
   * What it costs an analyser to read the text as this word; the less, the likelier it is. Costs of
   * one part of speech compare with each other, not those of two.
   */
  cost: number
}
