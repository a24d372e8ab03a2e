import { mapInSlices } from '../../../in-slices'
import { statement } from '../../../statement'
import type { Queries } from '../../../user-db'
import type { ReviewRow } from '../logged-review'
import {
  columnsOfVersion1,
  type PackedRow,
  packReviews,
  unpackColumns,
  unpackReviews,
} from './packed-reviews'

interface ArchiveRow {
  subject_id: number
  facet: number
  review_ids: string[]
  packed: Uint8Array
}

/** What is kept beside the pack. */
type PlacedRow = Pick<ReviewRow, 'review_id' | 'subject_id' | 'facet'>

const columns = 'subject_id, facet, review_ids, packed'

const archiveOfSubjects = statement<ArchiveRow>(`
  SELECT ${columns} FROM review_archive WHERE user_id = $1 AND subject_id = ANY($2::integer[])`)

/** What the archive has of items, in no order. */
export async function listArchivedOf(
  queries: Queries,
  { userId, subjectIds }: { userId: string; subjectIds: readonly number[] },
): Promise<ReviewRow[]> {
  const rows = await queries.query(archiveOfSubjects, [userId, subjectIds])
  return rows.flatMap(toReviewRows)
}

const archiveOfIds = statement<ArchiveRow>(`
  SELECT ${columns} FROM review_archive WHERE user_id = $1 AND review_ids && $2::uuid[]`)

/**
 * What the archive has of answers known by their ids alone. It looks through all cards of the
 * learner: only for what is asked of single answers so old.
 */
export async function listArchivedById(
  queries: Queries,
  { userId, reviewIds }: { userId: string; reviewIds: readonly string[] },
): Promise<ReviewRow[]> {
  const rows = await queries.query(archiveOfIds, [userId, reviewIds])
  return rows.flatMap(toReviewRows).filter(({ review_id }) => reviewIds.includes(review_id))
}

const archiveAfter = statement<ArchiveRow>(`
  SELECT ${columns}
  FROM   review_archive
  WHERE  user_id = $1 AND (subject_id, facet) > ($2::integer, $3::smallint)
  ORDER  BY subject_id, facet
  LIMIT  $4`)

interface Portion {
  userId: string
  after: { subjectId: number; facet: number }
  cards: number
}

/** Some columns of what the archive has of the next cards after one, card by card. */
export async function listArchivedAfter<Name extends keyof PackedRow>(
  queries: Queries,
  { userId, after, cards, columns: names }: Portion & { columns: readonly Name[] },
): Promise<(Pick<PackedRow, Name> & PlacedRow)[][]> {
  const values = [userId, after.subjectId, after.facet, cards]
  return mapInSlices(await queries.query(archiveAfter, values), (row) =>
    withIds(row, unpackColumns(row.packed, names)),
  )
}

/** Some cards at a time: a learner of many years has more than should be in memory at once. */
const cardsAtOnce = 500

/** Everything that the archive has of a learner, some cards after the other. */
export async function* readArchive(
  queries: Queries,
  userId: string,
): AsyncGenerator<ReviewRow[], void, undefined> {
  let after = { subjectId: -1, facet: 0 }
  for (;;) {
    const portion = { userId, after, cards: cardsAtOnce, columns: columnsOfVersion1 }
    const cards = await listArchivedAfter(queries, portion)
    const last = cards.at(-1)?.[0]
    if (last === undefined) return
    yield cards.flat()
    after = { subjectId: last.subject_id, facet: last.facet }
  }
}

const save = statement(`
  INSERT INTO review_archive (user_id, ${columns})
  SELECT $1::uuid, subject_id, facet, string_to_array(ids, ',')::uuid[], decode(packed, 'base64')
  FROM   unnest($2::integer[], $3::smallint[], $4::text[], $5::text[])
         AS given (subject_id, facet, ids, packed)
  ON CONFLICT (user_id, subject_id, facet)
  DO UPDATE SET review_ids = excluded.review_ids, packed = excluded.packed`)

/**
 * Adds answers to what the archive has of their cards; one that it has is replaced. To be called
 * while the learner's changes come in turn.
 */
export async function saveArchived(
  queries: Queries,
  { userId, rows }: { userId: string; rows: readonly ReviewRow[] },
): Promise<void> {
  if (rows.length === 0) return
  const subjectIds = [...new Set(rows.map(({ subject_id }) => subject_id))]
  const kept = await listArchivedOf(queries, { userId, subjectIds })
  const answered = new Set(rows.map(toCardKey))
  const cards = new Map<string, Map<string, ReviewRow>>()
  for (const row of [...kept, ...rows]) {
    const key = toCardKey(row)
    if (!answered.has(key)) continue
    const card = cards.get(key) ?? new Map<string, ReviewRow>()
    cards.set(key, card.set(row.review_id, row))
  }
  const packs = [...cards.values()].map((card) => [...card.values()].sort(byTime))
  await queries.run(save, [
    userId,
    packs.map(([first]) => first?.subject_id ?? 0),
    packs.map(([first]) => first?.facet ?? 0),
    packs.map((pack) => pack.map(({ review_id }) => review_id).join(',')),
    packs.map((pack) => packReviews(pack).toString('base64')),
  ])
}

function toCardKey({ subject_id, facet }: ReviewRow): string {
  return `${subject_id} ${facet}`
}

function byTime(one: ReviewRow, other: ReviewRow): number {
  const difference = one.reviewed_at.getTime() - other.reviewed_at.getTime()
  return difference === 0 ? (one.review_id < other.review_id ? -1 : 1) : difference
}

function toReviewRows(row: ArchiveRow): ReviewRow[] {
  return withIds(row, unpackReviews(row.packed))
}

function withIds<Row>(
  { subject_id, facet, review_ids }: Omit<ArchiveRow, 'packed'>,
  rows: readonly Row[],
): (Row & PlacedRow)[] {
  return rows.map((row, index) => {
    const review_id = review_ids[index]
    if (review_id === undefined) throw new RangeError('a pack has more answers than ids')
    return { ...row, review_id, subject_id, facet }
  })
}
