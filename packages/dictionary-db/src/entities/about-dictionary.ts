/** Where a part of the dictionary comes from, as its licence wants it told. */
export interface DictionarySource {
  /** Short and stable: `JMdict`. */
  name: string
  /** What the product takes from it, for a reader of the credits page. */
  use: string
  /** The source's own version, date or snapshot; `unknown` where it states none. */
  version: string
  /** ISO date of the data, where known. */
  date: string | null
  licence: string
  licenceUrl: string | null
  url: string
  /** The words that the licence asks for. */
  attribution: string
}

export interface DictionaryCounts {
  words: number
  kanji: number
  names: number
  examples: number
}

export interface AboutDictionary {
  version: string
  /** `reduced` when the build could not reach the real sources. */
  edition: 'full' | 'reduced'
  counts: DictionaryCounts
  /** Features that a missing optional source leaves out, such as `pitch`. */
  missingFeatures: string[]
  sources: DictionarySource[]
}
