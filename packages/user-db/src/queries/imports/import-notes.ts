import { mapInSlices } from '../../in-slices'
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

interface MergedRow {
  subject_id: number
  kept: string[] | null
  note: string | null
  updated_at: Date | null
  synonyms: string[]
}

// A synonym that the learner has is not added, and what goes beyond the most of them is left out.
const merged = statement<MergedRow>(`
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
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2`)

// What the rows say is made here: of several machines, none may write what depends on its time zone.
const note = statement(`
  UPDATE import_note
  SET    is_applied = true, after = given.after, before = given.before
  FROM   jsonb_to_recordset($3::jsonb) AS given (subject_id integer, after jsonb, before jsonb)
  WHERE  import_note.user_id = $1 AND import_note.import_id = $2
  AND    import_note.subject_id = given.subject_id`)

const write = statement(`
  INSERT INTO study_note (user_id, subject_id, synonyms, note, updated_at)
  SELECT user_id, subject_id, after, coalesce(before ->> 'note', ''), $3
  FROM   import_note
  WHERE  user_id = $1 AND import_id = $2 AND is_applied
  ON CONFLICT (user_id, subject_id) DO UPDATE
  SET    synonyms = excluded.synonyms, updated_at = excluded.updated_at`)

/** As many as are written in a few milliseconds. */
const notesPerWrite = 500

function toNoted({ subject_id: subjectId, kept, note: text, updated_at: at, synonyms }: MergedRow) {
  const before = kept === null ? null : { synonyms: kept, note: text, updated_at: at }
  return { subject_id: subjectId, after: synonyms, before }
}

/** Adds the synonyms of an import to the learner's own. */
export async function applySynonyms(
  queries: Queries,
  { userId, importId, at, most }: OfImport & { at: Date; most: number },
): Promise<void> {
  const rows = await mapInSlices(await queries.query(merged, [userId, importId, most]), toNoted)
  for (let from = 0; from < rows.length; from += notesPerWrite) {
    const part = rows.slice(from, from + notesPerWrite)
    await queries.run(note, [userId, importId, JSON.stringify(part)])
  }
  await queries.run(write, [userId, importId, at])
}

const changedBefore = statement<{ subject_id: number; updated_at: string }>(`
  SELECT subject_id, before ->> 'updated_at' AS updated_at
  FROM   import_note
  WHERE  user_id = $1 AND import_id = $2 AND is_applied AND before IS NOT NULL`)

const restore = statement(`
  UPDATE study_note
  SET    synonyms = import_note.before -> 'synonyms',
         updated_at = CASE WHEN study_note.note = import_note.before ->> 'note'
                           THEN given.updated_at
                           ELSE study_note.updated_at END
  FROM   import_note
  JOIN   unnest($3::integer[], $4::timestamptz[]) AS given (subject_id, updated_at)
         ON given.subject_id = import_note.subject_id
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
  const changed = await queries.query(changedBefore, [userId, importId])
  await queries.run(restore, [
    userId,
    importId,
    changed.map(({ subject_id: subjectId }) => subjectId),
    changed.map(({ updated_at: at }) => at),
  ])
  for (const each of [empty, remove]) await queries.run(each, [userId, importId])
}
