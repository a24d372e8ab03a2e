import type { StudySubject } from '../../../../study/subjects/study-subject'
import type { SubjectGroup } from '../../../../study/subjects/subject-tiles'

/** Components under the levels that teach them; they come in that order. */
export function groupByLevel(subjects: readonly StudySubject[]): SubjectGroup[] {
  const groups: (SubjectGroup & { subjects: StudySubject[] })[] = []
  for (const subject of subjects) {
    const key = String(subject.level)
    const last = groups.at(-1)
    if (last?.key === key) last.subjects.push(subject)
    else groups.push({ key, heading: `Level ${subject.level}`, subjects: [subject] })
  }
  return groups
}
