import { type SqlValue, statement } from '../../statement'
import type { Queries } from '../../user-db'

const states = ['waiting', 'running', 'accepted', 'refused', 'failed'] as const

export type TrainingState = (typeof states)[number]

/** What a training came to; kept as it is told. */
export interface TrainingScores {
  logLoss: number
  rmse: number
}

export type TrainingResult =
  | { kind: 'accepted'; reviews: number; before: TrainingScores; after: TrainingScores }
  | { kind: 'not-better'; reviews: number; before: TrainingScores; after: TrainingScores }
  | { kind: 'too-few-reviews'; have: number; need: number }
  | { kind: 'failed' }

/** A training of one learner's parameters, from the asking to what came of it. */
export interface TrainingJob {
  jobId: string
  state: TrainingState
  isAutomatic: boolean
  askedAt: Date
  /** 0 to 1. */
  progress: number
  doneAt: Date | undefined
  result: TrainingResult | undefined
}

interface JobRow {
  job_id: string
  state: number
  is_automatic: boolean
  asked_at: Date
  progress: number
  done_at: Date | null
  outcome: TrainingResult | null
}

const add = statement(`
  INSERT INTO training_job (user_id, job_id, state, is_automatic, asked_at, leased_until, attempts,
                            progress)
  VALUES ($1, $2, 0, $3, $4, $4, 0, 0)
  ON CONFLICT DO NOTHING`)

const dropOld = statement(`
  DELETE FROM training_job WHERE user_id = $1 AND state >= 2 AND asked_at < $2`)

/** Older ones nobody looks at. */
const keptMs = 400 * 86_400_000

/** Has a learner trained as soon as somebody can; says whether nobody was about to. */
export async function addTrainingJob(
  queries: Queries,
  {
    userId,
    jobId,
    isAutomatic,
    at,
  }: { userId: string; jobId: string; isAutomatic: boolean; at: Date },
): Promise<boolean> {
  await queries.run(dropOld, [userId, new Date(at.getTime() - keptMs)])
  return (await queries.run(add, [userId, jobId, isAutomatic, at])) === 1
}

const latest = statement<JobRow>(`
  SELECT job_id, state, is_automatic, asked_at, progress, done_at, outcome
  FROM   training_job
  WHERE  user_id = $1
  ORDER  BY asked_at DESC, job_id
  LIMIT  1`)

/** The training that was asked for last; undefined where none was. */
export async function findLatestTraining(
  queries: Queries,
  userId: string,
): Promise<TrainingJob | undefined> {
  const [row] = await queries.query(latest, [userId])
  return row && toJob(row)
}

function toJob(row: JobRow): TrainingJob {
  return {
    jobId: row.job_id,
    state: states[row.state] ?? 'failed',
    isAutomatic: row.is_automatic,
    askedAt: row.asked_at,
    progress: row.progress,
    doneAt: row.done_at ?? undefined,
    result: row.outcome ?? undefined,
  }
}

/** A training that somebody has taken, until the lease ends. */
export interface TakenTraining {
  userId: string
  jobId: string
  lease: string
  /** How often it was begun, this time included. */
  attempts: number
}

const due = statement<{ user_id: string; job_id: string }>(`
  SELECT user_id, job_id
  FROM   training_job
  WHERE  state < 2 AND leased_until <= $1
  ORDER  BY leased_until
  LIMIT  $2`)

const take = statement<{ attempts: number }>(`
  UPDATE training_job
  SET    state = 1, lease = $5, leased_until = $4, attempts = attempts + 1, progress = 0
  WHERE  user_id = $1 AND job_id = $2 AND state < 2 AND leased_until <= $3
  RETURNING attempts`)

/** So many are looked at, in case others take the first ones. */
const candidates = 8

/**
 * Takes the training that has waited longest. If whoever took it neither tells of it nor ends it
 * until the lease is over, because they were killed, it can be taken again.
 */
export async function takeTraining(
  queries: Queries,
  { at, leaseMs, lease }: { at: Date; leaseMs: number; lease: string },
): Promise<TakenTraining | undefined> {
  const leasedUntil = new Date(at.getTime() + leaseMs)
  for (const { user_id: userId, job_id: jobId } of await queries.query(due, [at, candidates])) {
    const [row] = await queries.query(take, [userId, jobId, at, leasedUntil, lease])
    if (row !== undefined) return { userId, jobId, lease, attempts: row.attempts }
  }
  return undefined
}

const report = statement(`
  UPDATE training_job
  SET    progress = $4, leased_until = $5
  WHERE  user_id = $1 AND job_id = $2 AND lease = $3 AND state = 1`)

/** Tells how far it is and goes on holding it; says whether it is still the caller's. */
export async function reportTraining(
  queries: Queries,
  {
    taken,
    at,
    leaseMs,
    progress,
  }: { taken: TakenTraining; at: Date; leaseMs: number; progress: number },
): Promise<boolean> {
  const leasedUntil = new Date(at.getTime() + leaseMs)
  return (await queries.run(report, [...toKey(taken), progress, leasedUntil])) === 1
}

const giveBack = statement(`
  UPDATE training_job
  SET    state = 0, lease = NULL, leased_until = $4, progress = 0, attempts = attempts - 1
  WHERE  user_id = $1 AND job_id = $2 AND lease = $3 AND state = 1`)

/** Lets go of a training that was not done, for anybody else to take at once. */
export async function giveTrainingBack(
  queries: Queries,
  { taken, at }: { taken: TakenTraining; at: Date },
): Promise<void> {
  await queries.run(giveBack, [...toKey(taken), at])
}

const end = statement(`
  UPDATE training_job
  SET    state = $4, outcome = $5::jsonb, done_at = $6, progress = 1, lease = NULL
  WHERE  user_id = $1 AND job_id = $2 AND lease = $3 AND state = 1`)

/** Keeps what came of a training; says whether it was still the caller's to tell. */
export async function endTraining(
  queries: Queries,
  { taken, result, at }: { taken: TakenTraining; result: TrainingResult; at: Date },
): Promise<boolean> {
  const values = [states.indexOf(toState(result)), JSON.stringify(result), at]
  return (await queries.run(end, [...toKey(taken), ...values])) === 1
}

function toState({ kind }: TrainingResult): TrainingState {
  return kind === 'accepted' || kind === 'failed' ? kind : 'refused'
}

function toKey({ userId, jobId, lease }: TakenTraining): SqlValue[] {
  return [userId, jobId, lease]
}
