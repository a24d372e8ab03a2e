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

const studyOfSubjects = statement<StudyRow>(`
  SELECT ${subjectColumns}, subject_study.data
  FROM   json_each(?) AS asked
  JOIN   subject ON subject.subject_id = asked.value
  JOIN   subject_study ON subject_study.subject_id = subject.subject_id
  ORDER  BY asked.key`)

/** In the order asked for; ids that the curriculum does not know are left out. */
export function findSubjectStudyData(
  dictionary: Dictionary,
  ids: readonly number[],
): SubjectStudyData[] {
  const needs = listNeedsOf(dictionary, ids)
  const words = listWordsThatNeed(dictionary, ids)
  return studyOfSubjects.list(dictionary, JSON.stringify(ids)).map((row) => {
    const subject = toSubject(row)
    return {
      subject,
      ...unpackJson<StoredSubjectStudy>(dictionary, 'study', row.data),
      needs: [...(needs.get(subject.subjectId) ?? [])],
      words: [...(words.get(subject.subjectId) ?? [])],
    }
  })
}
