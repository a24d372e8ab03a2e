/** Where a part of the dictionary comes from, as its licence wants it told. */
export interface DictionarySource {
  name: string
  use: string
  version: string
  date: string | null
  licence: string
  licenceUrl: string | null
  url: string
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
