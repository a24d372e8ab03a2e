/** What a learner studies: a part of kanji, a kanji, or a word. */
export type SubjectKind = 'component' | 'kanji' | 'word'

/** The kinds by the number that rows keep for them, less 1. */
const kinds: readonly SubjectKind[] = ['component', 'kanji', 'word']

export function toSubjectKind(kindNumber: number): SubjectKind {
  const kind = kinds[kindNumber - 1]
  if (kind === undefined) throw new RangeError(`${kindNumber} is no kind of subject`)
  return kind
}

export function toKindNumber(kind: SubjectKind): number {
  return kinds.indexOf(kind) + 1
}
