import type { SubjectStudyData } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findSubjectStudyData } from '@kotonoha/dictionary-db/queries/curriculum/find-subject-study-data'
import { findVerbUse } from '@kotonoha/dictionary-db/queries/curriculum/find-verb-use'
import { listSourceMeanings } from '@kotonoha/dictionary-db/queries/curriculum/list-source-meanings'
import { listSubjects } from '@kotonoha/dictionary-db/queries/curriculum/list-subjects'
import { checkMeaning } from '@kotonoha/study/answers/check-meaning'
import { listTaughtPhrases, listVocabulary } from '@kotonoha/study/answers/vocabulary'

/** Every subject as it is asked, and what is said to a meaning typed for it. */
export function readAskedSubjects(dictionary: Dictionary) {
  const subjects = listSubjects(dictionary, {})
  const ids = subjects.map(({ subjectId }) => subjectId)
  const core = subjects.filter(({ isCore }) => isCore)
  const vocabulary = new Set([
    ...listVocabulary(subjects.map(({ meaning }) => meaning)),
    ...listTaughtPhrases(core.map(({ meaning }) => meaning)),
  ])
  const judge = (typed: string, data: SubjectStudyData) =>
    checkMeaning(
      typed,
      {
        kind: data.subject.kind,
        accepted: data.acceptedMeanings,
        synonyms: [],
        otherMeanings: listSourceMeanings(dictionary, data.subject),
        verb: findVerbUse(dictionary, data.subject),
        blocked: data.blockedMeanings,
        readings: [...(data.reading?.taught ?? []), ...(data.reading?.other ?? [])],
      },
      { vocabulary },
    )
  return { all: findSubjectStudyData(dictionary, ids), judge }
}
