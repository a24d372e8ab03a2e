import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** What a learner wrote about an item. */
export interface StudyNote {
  /** Meanings of their own that count as right. */
  synonyms: string[]
  note: string
}

const notesOf = statement<StudyNote & { subject_id: number }>(`
  SELECT subject_id, synonyms, note
  FROM   study_note
  WHERE  user_id = $1 AND subject_id = ANY($2::integer[])`)

export async function listNotes(
  queries: Queries,
  { userId, subjectIds }: { userId: string; subjectIds: readonly number[] },
): Promise<Map<number, StudyNote>> {
  const rows = await queries.query(notesOf, [userId, subjectIds])
  return new Map(rows.map(({ subject_id, synonyms, note }) => [subject_id, { synonyms, note }]))
}

const keep = statement(`
  INSERT INTO study_note (user_id, subject_id, synonyms, note, updated_at)
  VALUES ($1, $2, $3::jsonb, $4, $5)
  ON CONFLICT (user_id, subject_id) DO UPDATE
  SET    synonyms = excluded.synonyms, note = excluded.note, updated_at = excluded.updated_at`)

export async function saveNote(
  queries: Queries,
  {
    userId,
    subjectId,
    synonyms,
    note,
    at,
  }: StudyNote & { userId: string; subjectId: number; at: Date },
): Promise<void> {
  await queries.run(keep, [userId, subjectId, JSON.stringify(synonyms), note, at])
}
