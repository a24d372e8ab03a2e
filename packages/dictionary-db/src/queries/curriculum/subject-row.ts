import type { Subject } from '../../entities/curriculum/subject'
import { toSubjectKind } from '../../subject-kind'
import { toJlptLevel } from '../to-jlpt-level'

/** A row of `subject`. */
export interface SubjectRow {
  subject_id: number
  kind: number
  literal: string
  level: number
  position: number
  is_core: number
  jlpt: number | null
  stroke_count: number | null
  word_id: number | null
  spelling_id: string | null
  meaning: string
  reading: string | null
  use_share: number | null
}

export const subjectColumns = [
  'subject_id, kind, literal, level, position, is_core, jlpt, stroke_count, word_id, spelling_id',
  'meaning, reading, use_share',
]
  .join(', ')
  .replaceAll(/\b[a-z_]+\b/g, 'subject.$&')

export function toSubject(row: SubjectRow): Subject {
  return {
    subjectId: row.subject_id,
    kind: toSubjectKind(row.kind),
    literal: row.literal,
    level: row.level,
    position: row.position,
    isCore: row.is_core === 1,
    jlpt: toJlptLevel(row.jlpt),
    strokeCount: row.stroke_count,
    wordId: row.word_id,
    spellingId: row.spelling_id,
    meaning: row.meaning,
    reading: row.reading,
    useShare: row.use_share,
  }
}
