import type { output } from '@kotonoha/contract/kanji/landing/get-lesson'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findSubjectStudyData } from '@kotonoha/dictionary-db/queries/curriculum/find-subject-study-data'
import type { z } from 'zod'
import { createCurriculumIndex } from './curriculum-index'
import { toStudyItem } from './list-study-items'

type ShownLesson = z.infer<typeof output>

/** "Bright", the sun beside the moon: two parts that everybody sees, and a story short to read. */
const shownKanji = '明'

/** The lesson that is shown to whoever has no account yet. */
export function findShownLesson(dictionary: Dictionary): ShownLesson {
  const curriculum = createCurriculumIndex(dictionary)
  const subject = curriculum.findKanji(shownKanji)
  const [data] = subject ? findSubjectStudyData(dictionary, [subject.subjectId]) : []
  if (data === undefined) return null
  const item = toStudyItem(data, { dictionary, curriculum, note: undefined })
  const { literal, level, meaning, readingShown, readingKind, parts, lesson, teaching } = item
  return { literal, level, meaning, readingShown, readingKind, parts, lesson, teaching }
}
