/**
 * What the search engine must be told about each thing it can find.
 *
 * The build hands these over once; nothing here needs normalising first: width, case, kana and
 * iteration marks are folded by the index itself.
 */

/** A written form with its reading, as shown to a learner. */
export interface SearchSpelling {
  spellingId: string
  /** The written form; the reading itself for a word written in kana. */
  text: string
  reading: string
  /** Marked rare, irregular or outdated by the source (`rK`, `iK`, `oK`, `rk`, `ik`, `ok`). */
  isUnusual: boolean
  /** JSON of StoredRubySegment[], for lists. */
  furigana: string
}

export interface SearchSense {
  /** JMdict part-of-speech codes (`v1`, `adj-i`), already carried over from earlier senses. */
  partsOfSpeech: readonly string[]
  /** JMdict `misc` codes; `uk`, `arch`, `obs`, `rare` and the like weigh in the order. */
  misc: readonly string[]
  fields: readonly string[]
  glosses: readonly string[]
  /** Written forms and readings the sense is limited to (`stagk`, `stagr`); empty means all. */
  appliesTo: readonly string[]
}

/** A sentence and the words that are known to stand in it. */
export interface SearchExample {
  /** Numbers of words; the one that it is an example of is among them. */
  wordIds: readonly number[]
  english: string
}

/**
 * A word to be found. Two hundred thousand are held at once, so `spellings` and `senses` may be made
 * anew whenever they are asked for: ask once and keep what is needed.
 */
export interface SearchWord {
  wordId: number
  /** Headwords, the most usual first; at least one. */
  spellings: readonly SearchSpelling[]
  /** Written forms and readings marked search-only (`sK`, `sk`): they find, they are not shown. */
  searchOnlyForms: readonly string[]
  senses: readonly SearchSense[]
  /** What sentences with the word say in English tells which of its glosses are what people mean by it. */
  examples: readonly SearchExample[]
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  isCommon: boolean
  isLoanword: boolean
  /** 1 is the most frequent word. */
  frequencyRank: number | null
}

export interface SearchKanji {
  literal: string
  /** As KANJIDIC2 writes them: katakana, a hyphen for affixes. */
  onReadings: readonly string[]
  /** As KANJIDIC2 writes them: hiragana, a dot before okurigana, a hyphen for affixes. */
  kunReadings: readonly string[]
  /** Readings used in names only. */
  nameReadings: readonly string[]
  /** English, the most usual first. */
  meanings: readonly string[]
  strokeCount: number
  grade: number | null
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  frequencyRank: number | null
  /** SKIP codes such as `1-4-3`, the right one first, misclassified ones after it. */
  skipCodes: readonly string[]
  /** Kangxi number 1–214. */
  radicalNumber: number | null
  /** Characters the kanji is made of, at any depth, the radical included. */
  components: readonly string[]
}

export interface SearchName {
  text: string
  reading: string
  types: readonly { code: string; label: string }[]
  translations: readonly string[]
}

export type SearchDocuments =
  | { kind: 'words'; words: Iterable<SearchWord> }
  | { kind: 'kanji'; kanji: Iterable<SearchKanji> }
