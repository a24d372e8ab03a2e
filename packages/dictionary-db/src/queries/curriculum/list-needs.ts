import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

const needsOfSubject = statement<{ needs_id: number }>(
  'SELECT needs_id FROM subject_need WHERE subject_id = ? ORDER BY place',
)

/** What each subject needs, as subject ids in the order of writing; empty where it needs nothing. */
export function listNeeds(
  dictionary: Dictionary,
  ids: readonly number[],
): Map<number, readonly number[]> {
  return new Map(ids.map((id) => [id, listNeedsOf(dictionary, id)]))
}

export function listNeedsOf(dictionary: Dictionary, subjectId: number): number[] {
  return needsOfSubject.list(dictionary, subjectId).map((row) => row.needs_id)
}

const subjectsThatNeed = statement<{ subject_id: number }>(`
  SELECT subject_need.subject_id
  FROM   subject_need
  JOIN   subject ON subject.subject_id = subject_need.subject_id
  WHERE  needs_id = :needsId AND kind = :kind
  ORDER  BY is_core DESC, level, position`)

/** The words written with a kanji: the core first, in the order of teaching. */
export function listWordsThatNeed(dictionary: Dictionary, kanjiSubjectId: number): number[] {
  return subjectsThatNeed
    .list(dictionary, { needsId: kanjiSubjectId, kind: 3 })
    .map((row) => row.subject_id)
}
