export type SearchKind = 'words' | 'kanji' | 'names'

/** What a tag or a field of a query asks for; one that says nothing we know asks for nothing. */
export type FilterTag =
  | { kind: 'unknown' | 'common' | 'loanword' }
  /** 5 for N5 … 1 for N1. */
  | { kind: 'jlpt'; levels: number[] }
  /** Any of these codes of part of speech, usage or field. */
  | { kind: 'codes'; codes: string[] }
  | { kind: 'show'; shows: SearchKind }
  /** Readings of a kanji, as search keys: any of them. */
  | { kind: 'on' | 'kun'; readings: string[] }
  | { kind: 'strokes' | 'grade' | 'radical-number'; from: number; to: number }
  | { kind: 'skip'; code: string }
  /** All of these characters. */
  | { kind: 'has-kanji' | 'component' | 'radical'; characters: string[] }

export interface UnderstoodTag {
  /** As typed. */
  tag: string
  label: string
  filter: FilterTag
}
