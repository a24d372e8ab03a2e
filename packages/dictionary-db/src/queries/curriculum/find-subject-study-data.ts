import type { SubjectStudyData } from '../../entities/curriculum/subject-study-data'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredSubjectStudy } from '../../tables/curriculum-tables'
import { statement } from '../statement'
import { listNeedsOf, listWordsThatNeed } from './list-needs'
import type { SubjectRow } from './subject-row'
import { subjectColumns, toSubject } from './subject-row'

interface StudyRow extends SubjectRow {
  data: Uint8Array
}

const studyOfSubject = statement<StudyRow>(`
  SELECT ${subjectColumns}, subject_study.data
  FROM   subject
  JOIN   subject_study ON subject_study.subject_id = subject.subject_id
  WHERE  subject.subject_id = ?`)

/** In the order asked for; ids that the curriculum does not know are left out. */
export function findSubjectStudyData(
  dictionary: Dictionary,
  ids: readonly number[],
): SubjectStudyData[] {
  return ids.flatMap((id) => findOne(dictionary, id) ?? [])
}

function findOne(dictionary: Dictionary, subjectId: number): SubjectStudyData | undefined {
  const row = studyOfSubject.find(dictionary, subjectId)
  if (row === undefined) return undefined
  const stored = unpackJson<StoredSubjectStudy>(dictionary, 'study', row.data)
  const subject = toSubject(row)
  return {
    subject,
    ...stored,
    needs: listNeedsOf(dictionary, subjectId),
    words: subject.kind === 'kanji' ? listWordsThatNeed(dictionary, subjectId) : [],
  }
}
