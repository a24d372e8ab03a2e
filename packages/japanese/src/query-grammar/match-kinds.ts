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
] as const

export type MatchKind = (typeof matchKinds)[number]
