/**
 * How often a token is met in running text.
 *
 * wordfreq cuts text with MeCab, so inflected stems are among the tokens.
 */
export interface WordFrequency {
  token: string
  /** 100 times log10 of the share of all tokens; 0 at most, such as -153. */
  centibels: number
}

/** A word counted in one corpus, most frequent first. */
export interface CorpusCount {
  token: string
  count: number
}
