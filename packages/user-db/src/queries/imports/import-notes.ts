import { statement } from '../../statement'
import type { Queries } from '../../user-db'

interface OfImport {
  userId: string
  importId: string
}

const stage = statement(`
  INSERT INTO import_note (user_id, import_id, subject_id, synonyms, is_applied)
  SELECT $1::uuid, $2::uuid, subject_id, synonyms, false
  FROM   jsonb_to_recordset($3::jsonb) AS given (subject_id integer, synonyms jsonb)
  ON CONFLICT (user_id, import_id, subject_id) DO UPDATE
  SET    synonyms = excluded.synonyms
  WHERE  NOT import_note.is_applied`)

/** Keeps the learner's own synonyms aside; each item is in it once. */
export async function stageSynonyms(
  queries: Queries,
  {
    userId,
    importId,
    notes,
  }: OfImport & { notes: readonly { subjectId: number; synonyms: readonly string[] }[] },
): Promise<void> {
  if (notes.length === 0) return
  const rows = notes.map(({ subjectId, synonyms }) => ({ subject_id: subjectId, synonyms }))
  await queries.run(stage, [userId, importId, JSON.stringify(rows)])
}

// A synonym that the learner has is not added, and what goes beyond the most of them is left out.
const merged = `
  SELECT import_note.subject_id, kept.synonyms AS kept, kept.note, kept.updated_at,
         (SELECT jsonb_agg(each ORDER BY place)
          FROM   (SELECT min(place) AS place, each
                  FROM   jsonb_array_elements_text(
                           coalesce(kept.synonyms, '[]'::jsonb) || import_note.synonyms
                         ) WITH ORDINALITY AS all_of_them (each, place)
                  GROUP  BY each
                  ORDER  BY 1
                  LIMIT  $3) AS first) AS synonyms
  FROM   import_note
  LEFT   JOIN study_note AS kept
         ON kept.user_id = import_note.user_id AND kept.subject_id = import_note.subject_id
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2`

const note = statement(`
  UPDATE import_note
  SET    is_applied = true, after = merged.synonyms,
         before = CASE WHEN merged.kept IS NULL THEN NULL
                       ELSE jsonb_build_object('synonyms', merged.kept, 'note', merged.note,
                                               'updated_at', merged.updated_at) END
  FROM   (${merged}) AS merged
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2
  AND    import_note.subject_id = merged.subject_id`)

const write = statement(`
  INSERT INTO study_note (user_id, subject_id, synonyms, note, updated_at)
  SELECT user_id, subject_id, after, coalesce(before ->> 'note', ''), $3
  FROM   import_note
  WHERE  user_id = $1 AND import_id = $2 AND is_applied
  ON CONFLICT (user_id, subject_id) DO UPDATE
  SET    synonyms = excluded.synonyms, updated_at = excluded.updated_at`)

/** Adds the synonyms of an import to the learner's own. */
export async function applySynonyms(
  queries: Queries,
  { userId, importId, at, most }: OfImport & { at: Date; most: number },
): Promise<void> {
  await queries.run(note, [userId, importId, most])
  await queries.run(write, [userId, importId, at])
}

const restore = statement(`
  UPDATE study_note
  SET    synonyms = import_note.before -> 'synonyms',
         updated_at = CASE WHEN study_note.note = import_note.before ->> 'note'
                           THEN (import_note.before ->> 'updated_at')::timestamptz
                           ELSE study_note.updated_at END
  FROM   import_note
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2 AND import_note.is_applied
  AND    study_note.user_id = $1 AND study_note.subject_id = import_note.subject_id
  AND    import_note.before IS NOT NULL AND study_note.synonyms = import_note.after`)

const empty = statement(`
  UPDATE study_note
  SET    synonyms = '[]'
  FROM   import_note
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2 AND import_note.is_applied
  AND    study_note.user_id = $1 AND study_note.subject_id = import_note.subject_id
  AND    import_note.before IS NULL AND study_note.synonyms = import_note.after
  AND    study_note.note <> ''`)

const remove = statement(`
  DELETE FROM study_note
  USING  import_note
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2 AND import_note.is_applied
  AND    study_note.user_id = $1 AND study_note.subject_id = import_note.subject_id
  AND    import_note.before IS NULL AND study_note.synonyms = import_note.after
  AND    study_note.note = ''`)

/** Notes as they were before an import; synonyms that the learner changed since stay. */
export async function restoreNotes(
  queries: Queries,
  { userId, importId }: OfImport,
): Promise<void> {
  for (const each of [restore, empty, remove]) await queries.run(each, [userId, importId])
}
