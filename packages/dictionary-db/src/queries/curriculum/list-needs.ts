import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

const needsOfSubject = statement<{ needs_id: number }>(
  'SELECT needs_id FROM subject_need WHERE subject_id = ? ORDER BY place',
)

const allNeeds = statement<{ subject_id: number; needs_id: number }>(
  'SELECT subject_id, needs_id FROM subject_need ORDER BY subject_id, place',
)

/** What each subject needs, as subject ids in the order of writing; without those that need nothing. */
export function listNeeds(dictionary: Dictionary): Map<number, readonly number[]> {
  const needs = new Map<number, number[]>()
  for (const { subject_id: id, needs_id: needed } of allNeeds.list(dictionary)) {
    const known = needs.get(id)
    if (known === undefined) needs.set(id, [needed])
    else known.push(needed)
  }
  return needs
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
