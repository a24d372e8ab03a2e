import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { SubjectStudyData } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { createCurriculumIndex } from './curriculum-index'

/** More than these are looked at by nobody. */
const shownAlike = 3

/**
 * What an item is taken for, of its own level or an earlier one. What was written to keep apart goes
 * before what the sources find alike.
 */
export function listAlike(
  dictionary: Dictionary,
  {
    subject,
    lesson,
    ...data
  }: Pick<SubjectStudyData, 'subject' | 'lesson' | 'lookAlikes' | 'siblings'>,
): Subject[] {
  const { byId, findKanji } = createCurriculumIndex(dictionary)
  const written = lesson?.apart?.map(({ literal }) => findKanji(literal)) ?? []
  const found = [...data.lookAlikes, ...data.siblings].map((id) => byId.get(id))
  const alike = new Map<string, Subject>()
  for (const other of written.length > 0 ? written : found) {
    const isMet = other?.isCore === true && other.level <= subject.level
    if (isMet && other.literal !== subject.literal) alike.set(other.literal, other)
  }
  return [...alike.values()].slice(0, shownAlike)
}
