import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

interface NeedRow {
  subject_id: number
  needs_id: number
}

const needsOfSubjects = statement<NeedRow>(`
  SELECT subject_id, needs_id
  FROM   subject_need
  WHERE  subject_id IN (SELECT value FROM json_each(?))
  ORDER  BY subject_id, place`)

const allNeeds = statement<NeedRow>(
  'SELECT subject_id, needs_id FROM subject_need ORDER BY subject_id, place',
)

/** What each subject needs, as subject ids in the order of writing; without those that need nothing. */
export function listNeeds(dictionary: Dictionary): Map<number, readonly number[]> {
  return gather(allNeeds.list(dictionary).map((row) => [row.subject_id, row.needs_id]))
}

/** What each of these needs. */
export function listNeedsOf(
  dictionary: Dictionary,
  subjectIds: readonly number[],
): Map<number, readonly number[]> {
  const rows = needsOfSubjects.list(dictionary, JSON.stringify(subjectIds))
  return gather(rows.map((row) => [row.subject_id, row.needs_id]))
}

const subjectsThatNeed = statement<NeedRow>(`
  SELECT subject_need.needs_id, subject_need.subject_id
  FROM   subject_need
  JOIN   subject ON subject.subject_id = subject_need.subject_id
  WHERE  needs_id IN (SELECT value FROM json_each(:needsIds)) AND kind = :kind
  ORDER  BY needs_id, is_core DESC, level, position`)

/** The words written with each of these kanji: the core first, in the order of teaching. */
export function listWordsThatNeed(
  dictionary: Dictionary,
  kanjiSubjectIds: readonly number[],
): Map<number, readonly number[]> {
  const needsIds = JSON.stringify(kanjiSubjectIds)
  const rows = subjectsThatNeed.list(dictionary, { needsIds, kind: 3 })
  return gather(rows.map((row) => [row.needs_id, row.subject_id]))
}

function gather(pairs: readonly (readonly [of: number, id: number])[]): Map<number, number[]> {
  const gathered = new Map<number, number[]>()
  for (const [of, id] of pairs) {
    const known = gathered.get(of)
    if (known === undefined) gathered.set(of, [id])
    else known.push(id)
  }
  return gathered
}
