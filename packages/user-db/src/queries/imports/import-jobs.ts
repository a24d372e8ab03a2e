import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { OpenLevel } from '../study/levels'
import { toOpenLevel } from '../study/open-level-text'

const sources = ['wanikani', 'anki', 'jpdb', 'table'] as const
export type ImportSource = (typeof sources)[number]

const statuses = ['read', 'applied', 'reverted'] as const
export type ImportStatus = (typeof statuses)[number]

/** One time that a learner brought something from elsewhere. */
export interface ImportJob {
  importId: string
  source: ImportSource
  name: string
  sourceHash: string
  status: ImportStatus
  cards: number
  appliedAt: Date | undefined
  revertedAt: Date | undefined
}

interface JobRow {
  import_id: string
  source: number
  name: string
  source_hash: string
  status: number
  cards: number
  applied_at: Date | null
  reverted_at: Date | null
}

const columns = 'import_id, source, name, source_hash, status, cards, applied_at, reverted_at'

function toJob(row: JobRow): ImportJob {
  const source = sources[row.source]
  const status = statuses[row.status]
  if (source === undefined || status === undefined) throw new RangeError('no such kind of import')
  return {
    importId: row.import_id,
    source,
    name: row.name,
    sourceHash: row.source_hash,
    status,
    cards: row.cards,
    appliedAt: row.applied_at ?? undefined,
    revertedAt: row.reverted_at ?? undefined,
  }
}

const add = statement(`
  INSERT INTO import_job (user_id, import_id, source, name, source_hash, status, cards, created_at)
  VALUES ($1, $2, $3, $4, $5, 0, 0, $6)
  ON CONFLICT (user_id, import_id) DO NOTHING`)

/** Begins an import, unless it has begun. */
export async function addImportJob(
  queries: Queries,
  job: Pick<ImportJob, 'importId' | 'source' | 'name' | 'sourceHash'> & {
    userId: string
    at: Date
  },
): Promise<void> {
  const { userId, importId, source, name, sourceHash, at } = job
  await queries.run(add, [userId, importId, sources.indexOf(source), name, sourceHash, at])
}

const jobById = statement<JobRow>(`
  SELECT ${columns} FROM import_job WHERE user_id = $1 AND import_id = $2`)

export async function findImportJob(
  queries: Queries,
  { userId, importId }: { userId: string; importId: string },
): Promise<ImportJob | undefined> {
  const [row] = await queries.query(jobById, [userId, importId])
  return row && toJob(row)
}

const appliedJob = statement<JobRow>(`
  SELECT ${columns} FROM import_job WHERE user_id = $1 AND source_hash = $2 AND status = 1`)

/** The import of the same source that stands. */
export async function findAppliedImport(
  queries: Queries,
  { userId, sourceHash }: { userId: string; sourceHash: string },
): Promise<ImportJob | undefined> {
  const [row] = await queries.query(appliedJob, [userId, sourceHash])
  return row && toJob(row)
}

const appliedJobs = statement<JobRow>(`
  SELECT ${columns} FROM import_job WHERE user_id = $1 AND status > 0 ORDER BY applied_at DESC`)

/** Imports that were applied, those taken back among them; the newest first. */
export async function listImportJobs(queries: Queries, userId: string): Promise<ImportJob[]> {
  return (await queries.query(appliedJobs, [userId])).map(toJob)
}

interface LevelsBefore {
  levels: OpenLevel[]
  ownLevel: number
}

const apply = statement(`
  UPDATE import_job
  SET    status = 1, cards = $3, applied_at = $4, levels = $5::jsonb, own_level = $6
  WHERE  user_id = $1 AND import_id = $2`)

export async function noteImportApplied(
  queries: Queries,
  {
    userId,
    importId,
    cards,
    at,
    before,
  }: { userId: string; importId: string; cards: number; at: Date; before: LevelsBefore },
): Promise<void> {
  const { levels, ownLevel } = before
  await queries.run(apply, [userId, importId, cards, at, JSON.stringify(levels), ownLevel])
}

const levelsBefore = statement<{ levels: Parameters<typeof toOpenLevel>[0][]; own_level: number }>(`
  SELECT levels, own_level FROM import_job WHERE user_id = $1 AND import_id = $2`)

/** The learner's levels as they were before an import that was applied. */
export async function getLevelsBefore(
  queries: Queries,
  { userId, importId }: { userId: string; importId: string },
): Promise<LevelsBefore> {
  const [row] = await queries.query(levelsBefore, [userId, importId])
  if (row === undefined) throw new Error('an import that was applied has its levels before')
  return { levels: row.levels.map(toOpenLevel), ownLevel: row.own_level }
}

const passOnLevels = statement(`
  UPDATE import_job
  SET    levels = $3::jsonb, own_level = $4
  WHERE  user_id = $1 AND import_id = $2`)

/** Another import goes first now: what was before it was before this one. */
export async function saveLevelsBefore(
  queries: Queries,
  { userId, importId, levels, ownLevel }: LevelsBefore & { userId: string; importId: string },
): Promise<void> {
  await queries.run(passOnLevels, [userId, importId, JSON.stringify(levels), ownLevel])
}

const revert = statement(`
  UPDATE import_job
  SET    status = 2, reverted_at = $3, reverted_rev = $4
  WHERE  user_id = $1 AND import_id = $2`)
const revertedSince = statement<{ count: number }>(`
  SELECT count(*) AS count FROM import_job WHERE user_id = $1 AND reverted_rev > $2`)

/**
 * Whether cards were taken away after a revision: whoever knows the cards of then and looks only at
 * what changed would keep those.
 */
export async function wereCardsRemoved(
  queries: Queries,
  { userId, sinceRevision }: { userId: string; sinceRevision: number },
): Promise<boolean> {
  const [row] = await queries.query(revertedSince, [userId, sinceRevision])
  return (row?.count ?? 0) > 0
}

const dropHistories = statement(`DELETE FROM import_review WHERE user_id = $1 AND import_id = $2`)
const dropCards = statement(`DELETE FROM import_card WHERE user_id = $1 AND import_id = $2`)
const dropNotes = statement(`DELETE FROM import_note WHERE user_id = $1 AND import_id = $2`)

export async function noteImportReverted(
  queries: Queries,
  {
    userId,
    importId,
    revision,
    at,
  }: { userId: string; importId: string; revision: number; at: Date },
): Promise<void> {
  await queries.run(revert, [userId, importId, at, revision])
  for (const each of [dropHistories, dropCards, dropNotes]) {
    await queries.run(each, [userId, importId])
  }
}

const ofAbandoned = `
  SELECT import_id FROM import_job WHERE user_id = $1 AND status = 0 AND created_at < $2`
const abandoned = [
  ...['import_card', 'import_note', 'import_review'].map((table) =>
    statement(`DELETE FROM ${table} WHERE user_id = $1 AND import_id IN (${ofAbandoned})`),
  ),
  statement(`DELETE FROM import_job WHERE user_id = $1 AND status = 0 AND created_at < $2`),
]

/** Forgets what was read and not applied, when another import begins. */
export async function dropAbandonedImports(
  queries: Queries,
  { userId, before }: { userId: string; before: Date },
): Promise<void> {
  for (const each of abandoned) await queries.run(each, [userId, before])
}
