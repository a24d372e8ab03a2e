import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import type { KnownCard, KnownMemory } from '@kotonoha/study/imports/imported-card'
import type { Question } from '@kotonoha/study/session/question'
import { mapInSlices } from '../../in-slices'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName, toFacetNumber } from '../study/facet-number'
import { toCardRow, toStoredCard, withDates } from '../study/stored-card'

interface OfImport {
  userId: string
  importId: string
}

const stage = statement(`
  INSERT INTO import_card (user_id, import_id, subject_id, facet, known, is_applied)
  SELECT $1::uuid, $2::uuid, subject_id, facet, known, false
  FROM   jsonb_to_recordset($3::jsonb) AS given (subject_id integer, facet smallint, known jsonb)
  ON CONFLICT (user_id, import_id, subject_id, facet) DO UPDATE
  SET    known = excluded.known
  WHERE  NOT import_card.is_applied`)

/** Keeps aside what a source knows; nothing of it counts yet. Each card is in it once. */
export async function stageImportCards(
  queries: Queries,
  { userId, importId, known }: OfImport & { known: readonly KnownCard[] },
): Promise<void> {
  if (known.length === 0) return
  const rows = known.map(({ subjectId, facet, memory }) => ({
    subject_id: subjectId,
    facet: toFacetNumber(facet),
    known: memory ?? {},
  }))
  await queries.run(stage, [userId, importId, JSON.stringify(rows)])
}

const staged = statement<{
  subject_id: number
  facet: number
  known: KnownMemory | Record<string, never>
}>(`
  SELECT subject_id, facet, known
  FROM   import_card
  WHERE  user_id = $1 AND import_id = $2
  ORDER  BY subject_id, facet`)

export async function listStagedCards(
  queries: Queries,
  { userId, importId }: OfImport,
): Promise<KnownCard[]> {
  const rows = await queries.query(staged, [userId, importId])
  return mapInSlices(rows, ({ subject_id: subjectId, facet, known }) => ({
    subjectId,
    facet: toFacetName(facet),
    memory: isMemory(known) ? known : null,
  }))
}

function isMemory(known: KnownMemory | Record<string, never>): known is KnownMemory {
  return 'stability' in known
}

/** A card that an import made, and its row before; undefined where there was none. */
export interface AppliedCard extends Question {
  before: StoredCard | undefined
}

const apply = statement(`
  UPDATE import_card
  SET    is_applied = true, before = given.before
  FROM   jsonb_to_recordset($3::jsonb) AS given (subject_id integer, facet smallint, before jsonb)
  WHERE  import_card.user_id = $1 AND import_card.import_id = $2
  AND    import_card.subject_id = given.subject_id AND import_card.facet = given.facet`)

/** As many as are written in a few milliseconds. */
const cardsPerWrite = 500

/** Keeps what cards were before an import; sent again for one, it says something else. */
export async function noteCardsApplied(
  queries: Queries,
  { userId, importId, cards }: OfImport & { cards: readonly AppliedCard[] },
): Promise<void> {
  for (let from = 0; from < cards.length; from += cardsPerWrite) {
    const rows = cards.slice(from, from + cardsPerWrite).map(({ subjectId, facet, before }) => ({
      subject_id: subjectId,
      facet: toFacetNumber(facet),
      before: before === undefined ? null : toCardRow(before),
    }))
    await queries.run(apply, [userId, importId, JSON.stringify(rows)])
  }
}

const dropUnused = statement(`
  DELETE FROM import_card WHERE user_id = $1 AND import_id = $2 AND NOT is_applied`)

/** Forgets what was kept aside and not made a card. */
export async function dropUnusedCards(
  queries: Queries,
  { userId, importId }: OfImport,
): Promise<void> {
  await queries.run(dropUnused, [userId, importId])
}

interface AppliedRow {
  subject_id: number
  facet: number
  before: Record<string, unknown> | null
}

const appliedCards = statement<AppliedRow>(`
  SELECT subject_id, facet, before
  FROM   import_card
  WHERE  user_id = $1 AND import_id = $2 AND is_applied
  ORDER  BY subject_id, facet`)

export async function listAppliedCards(
  queries: Queries,
  { userId, importId }: OfImport,
): Promise<AppliedCard[]> {
  const rows = await queries.query(appliedCards, [userId, importId])
  return mapInSlices(rows, ({ subject_id: subjectId, facet, before }) => ({
    subjectId,
    facet: toFacetName(facet),
    before: before === null ? undefined : toStoredCard(withDates(before)),
  }))
}

const answered = statement<{ import_id: string; count: number }>(`
  SELECT import_card.import_id, count(*) AS count
  FROM   import_card
  JOIN   card
  ON     card.user_id = import_card.user_id AND card.subject_id = import_card.subject_id
  AND    card.facet = import_card.facet
  WHERE  import_card.user_id = $1 AND import_card.is_applied AND card.reps > 0
  GROUP  BY import_card.import_id`)

/** For each import, its cards that were answered since. */
export async function countAnsweredOfImports(
  queries: Queries,
  userId: string,
): Promise<Map<string, number>> {
  const rows = await queries.query(answered, [userId])
  return new Map(rows.map(({ import_id: importId, count }) => [importId, count]))
}

const dropOld = statement(`
  DELETE FROM import_card
  USING  import_job
  WHERE  import_job.user_id = import_card.user_id AND import_job.import_id = import_card.import_id
  AND    coalesce(import_job.applied_at, import_job.created_at) < $1`)
const dropOldNotes = statement(`
  DELETE FROM import_note
  USING  import_job
  WHERE  import_job.user_id = import_note.user_id AND import_job.import_id = import_note.import_id
  AND    coalesce(import_job.applied_at, import_job.created_at) < $1`)

/** Forgets how cards and notes were before imports that cannot be taken back any more. */
export async function dropImportsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.run(dropOld, [before])
  await queries.run(dropOldNotes, [before])
}

const remove = statement(`
  DELETE FROM card
  USING  unnest($2::integer[], $3::smallint[]) AS given (subject_id, facet)
  WHERE  card.user_id = $1 AND card.subject_id = given.subject_id AND card.facet = given.facet`)

/** Takes cards away as if they had never been; devices hear of it by the import that is taken back. */
export async function removeCards(
  queries: Queries,
  { userId, cards }: { userId: string; cards: readonly Question[] },
): Promise<void> {
  if (cards.length === 0) return
  await queries.run(remove, [
    userId,
    cards.map(({ subjectId }) => subjectId),
    cards.map(({ facet }) => toFacetNumber(facet)),
  ])
}
