import type { Subject } from '../../entities/curriculum/subject'
import type { Dictionary } from '../../open-dictionary'
import type { SubjectKind } from '../../subject-kind'
import { toKindNumber } from '../../subject-kind'
import { statement } from '../statement'
import type { SubjectRow } from './subject-row'
import { subjectColumns, toSubject } from './subject-row'

export interface SubjectFilter {
  level?: number | undefined
  kind?: SubjectKind | undefined
  /** True for the core only, false for the words outside it. */
  core?: boolean | undefined
}

const subjectsOf = statement<SubjectRow>(`
  SELECT ${subjectColumns}
  FROM   subject
  WHERE  (:level IS NULL OR level = :level)
  AND    (:kind IS NULL OR kind = :kind)
  AND    (:core IS NULL OR is_core = :core)
  ORDER  BY level, position`)

const subjectsOfLevel = statement<SubjectRow>(`
  SELECT ${subjectColumns}
  FROM   subject
  WHERE  level = :level
  AND    (:kind IS NULL OR kind = :kind)
  AND    (:core IS NULL OR is_core = :core)
  ORDER  BY position`)

/** In the order of teaching. */
export function listSubjects(dictionary: Dictionary, filter: SubjectFilter): Subject[] {
  const parameters = {
    level: filter.level ?? null,
    kind: filter.kind === undefined ? null : toKindNumber(filter.kind),
    core: filter.core === undefined ? null : Number(filter.core),
  }
  // With a level the index is read for it alone, which the open form cannot promise.
  const found = filter.level === undefined ? subjectsOf : subjectsOfLevel
  return found.list(dictionary, parameters).map(toSubject)
}

const subjectById = statement<SubjectRow>(
  `SELECT ${subjectColumns} FROM subject WHERE subject_id = ?`,
)

export function findSubject(dictionary: Dictionary, subjectId: number): Subject | undefined {
  const row = subjectById.find(dictionary, subjectId)
  return row === undefined ? undefined : toSubject(row)
}

/** In the order asked for; ids that the curriculum does not know are left out. */
export function listSubjectsById(dictionary: Dictionary, ids: readonly number[]): Subject[] {
  return ids.flatMap((id) => findSubject(dictionary, id) ?? [])
}
