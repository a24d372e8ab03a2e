import type { studyItem } from '@kotonoha/contract/kanji/study-item'
import type { SubjectStudyData } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findComponentOverview } from '@kotonoha/dictionary-db/queries/curriculum/find-component-overview'
import { findSubjectStudyData } from '@kotonoha/dictionary-db/queries/curriculum/find-subject-study-data'
import { findVerbUse } from '@kotonoha/dictionary-db/queries/curriculum/find-verb-use'
import { listSourceMeanings } from '@kotonoha/dictionary-db/queries/curriculum/list-source-meanings'
import { listNotes, type StudyNote } from '@kotonoha/user-db/queries/study/notes'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { type CurriculumIndex, createCurriculumIndex } from './curriculum-index'
import { toItemTeaching } from './item-teaching'

type StudyItem = z.infer<typeof studyItem>

/** A lesson shows no more words of a kanji, or kanji of a component. */
const shownUses = 12

/** Items as they are asked and taught, with what the learner wrote about them. */
export async function listStudyItems(
  dictionary: Dictionary,
  {
    queries,
    userId,
    subjectIds,
  }: { queries: Queries; userId: string; subjectIds: readonly number[] },
): Promise<StudyItem[]> {
  const ids = [...new Set(subjectIds)]
  if (ids.length === 0) return []
  const notes = await listNotes(queries, { userId, subjectIds: ids })
  const curriculum = createCurriculumIndex(dictionary)
  return findSubjectStudyData(dictionary, ids).map((data) =>
    toStudyItem(data, { dictionary, curriculum, note: notes.get(data.subject.subjectId) }),
  )
}

/** An item with what the learner wrote about it, where there is a learner. */
export function toStudyItem(
  data: SubjectStudyData,
  {
    dictionary,
    curriculum,
    note,
  }: { dictionary: Dictionary; curriculum: CurriculumIndex; note: StudyNote | undefined },
): StudyItem {
  const { subject, reading } = data
  const toNeighbours = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const found = curriculum.byId.get(id)
      if (found === undefined) return []
      const { subjectId, literal, meaning } = found
      return [{ subjectId, literal, meaning }]
    })
  const withReadings = (ids: readonly number[]) =>
    toNeighbours(ids).map((each) => ({
      ...each,
      reading: curriculum.byId.get(each.subjectId)?.reading ?? null,
    }))
  const component =
    subject.kind === 'component' ? findComponentOverview(dictionary, subject.subjectId) : undefined
  const uses = component?.foundIn.map(({ subjectId }) => subjectId) ?? data.words
  return {
    subjectId: subject.subjectId,
    kind: subject.kind,
    literal: subject.literal,
    drawing: component?.drawing ?? null,
    level: subject.level,
    jlpt: subject.jlpt,
    strokeCount: subject.strokeCount,
    kanjiId: subject.kind === 'kanji' ? subject.literal : null,
    wordId: subject.wordId,
    spellingId: subject.spellingId,
    meaning: data.meaning,
    meanings: data.acceptedMeanings,
    otherMeanings: listSourceMeanings(dictionary, subject).filter(
      (text) => !data.acceptedMeanings.includes(text),
    ),
    blockedMeanings: data.blockedMeanings,
    verb: subject.kind === 'word' ? (findVerbUse(dictionary, subject) ?? null) : null,
    readings: reading?.taught ?? [],
    readingShown: reading?.display ?? null,
    readingKind: reading?.kind ?? null,
    otherReadings: reading?.other ?? [],
    parts: toNeighbours(data.needs),
    lookAlikes: withReadings([...data.lookAlikes, ...data.siblings]),
    usedIn: withReadings(uses.slice(0, shownUses)),
    lesson: data.lesson,
    teaching: toItemTeaching(dictionary, data),
    synonyms: note?.synonyms ?? [],
    note: note?.note ?? '',
  }
}
