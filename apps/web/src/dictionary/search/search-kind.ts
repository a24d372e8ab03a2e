export const searchKinds = ['all', 'words', 'kanji', 'names', 'sentences'] as const

/** What to look among. Names are a group of their own under all: mixed in they would drown the words. */
export type SearchKind = (typeof searchKinds)[number]

export const searchKindLabels: Record<SearchKind, string> = {
  all: 'All',
  words: 'Words',
  kanji: 'Kanji',
  names: 'Names',
  sentences: 'Sentences',
}
