/** What a subject of the curriculum is. */
export type SubjectKind = 'component' | 'kanji' | 'word'

/** What can be asked about a subject, in the order of teaching. */
export const facets = ['meaning', 'reading', 'writing'] as const

/** Each facet of a subject has a card of its own. */
export type Facet = (typeof facets)[number]

/**
 * Stable over rebuilds of the dictionary: kind × 10,000,000 + n.
 *
 * n is a code point for kanji and components, and JMdict's sequence number for words.
 */
export type SubjectId = number

const kindFactor = 10_000_000
const kinds: readonly SubjectKind[] = ['component', 'kanji', 'word']

export function toSubjectId(kind: SubjectKind, number: number): SubjectId {
  return (kinds.indexOf(kind) + 1) * kindFactor + number
}

/** Throws a RangeError for a number that is no subject id. */
export function getSubjectKind(subjectId: SubjectId): SubjectKind {
  const kind = kinds[Math.floor(subjectId / kindFactor) - 1]
  if (kind === undefined) throw new RangeError(`${subjectId} is no subject id`)
  return kind
}

const coreFacets: Readonly<Record<SubjectKind, readonly Facet[]>> = {
  component: ['meaning'],
  kanji: ['meaning', 'reading'],
  word: ['reading', 'meaning'],
}

/** Facets of a kind that every learner learns; `writing` of a kanji is the learner's choice. */
export function listCoreFacets(kind: SubjectKind): readonly Facet[] {
  return coreFacets[kind]
}

/** What a lesson makes cards of, in the order of teaching. */
export function listLessonFacets(
  kind: SubjectKind,
  { isWritingOn }: { isWritingOn: boolean },
): readonly Facet[] {
  const own = kind === 'kanji' && isWritingOn ? (['writing'] as const) : []
  return [...listCoreFacets(kind), ...own]
}

/** Whether a kind has cards of a facet, for whoever wants all of them. */
export function hasFacet(kind: SubjectKind, facet: Facet): boolean {
  return listLessonFacets(kind, { isWritingOn: true }).includes(facet)
}
