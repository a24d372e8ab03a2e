/** Ways in which a search finds something. */
export const matchKinds = [
  'exact',
  'inflected',
  'gloss',
  'prefix',
  'contained',
  'wildcard',
  'part-of-sentence',
  'filter',
  /** What Japanese says where English says the query: いただきます for `let's eat`. */
  'set-phrase',
  /** Says a part of an English phrase that no word says as a whole. */
  'part-of-phrase',
] as const

export type MatchKind = (typeof matchKinds)[number]

/** Why a query was looked up as another text than the typed one. */
export const readAsReasons = [
  'correction',
  'old-characters',
  'old-kana',
  'kanji-meaning',
  /** What it is called in Japanese is asked for: how do you say umbrella. */
  'words-for',
  /** Each of its words by itself. */
  'parts',
] as const

export type ReadAsReason = (typeof readAsReasons)[number]
