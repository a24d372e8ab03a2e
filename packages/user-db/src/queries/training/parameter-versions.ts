import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { TrainingScores } from './training-jobs'

/** Parameters that were found for a learner. */
export interface ParameterVersion {
  /** From 1; 0 stands for the defaults, which are not kept. */
  version: number
  parameters: readonly number[]
  /** Long-term answers that they were learnt from. */
  reviews: number
  before: TrainingScores | undefined
  after: TrainingScores | undefined
  createdAt: Date
  isActive: boolean
}

const versions = statement<{
  version: number
  w: number[]
  log_loss: number | null
  log_loss_before: number | null
  rmse: number | null
  rmse_before: number | null
  reviews: number
  created_at: Date
  is_active: boolean
}>(`
  SELECT srs_params.version, w, log_loss, log_loss_before, rmse, rmse_before, reviews,
         srs_params.created_at, srs_params.version = kanji_profile.params_version AS is_active
  FROM   srs_params
  JOIN   kanji_profile ON kanji_profile.user_id = srs_params.user_id
  WHERE  srs_params.user_id = $1
  ORDER  BY version DESC`)

/** Every version, the newest first. */
export async function listParameterVersions(
  queries: Queries,
  userId: string,
): Promise<ParameterVersion[]> {
  return (await queries.query(versions, [userId])).map((row) => ({
    version: row.version,
    parameters: row.w,
    reviews: row.reviews,
    before: toScores(row.log_loss_before, row.rmse_before),
    after: toScores(row.log_loss, row.rmse),
    createdAt: row.created_at,
    isActive: row.is_active,
  }))
}

function toScores(logLoss: number | null, rmse: number | null): TrainingScores | undefined {
  return logLoss === null || rmse === null ? undefined : { logLoss, rmse }
}

const add = statement<{ version: number }>(`
  INSERT INTO srs_params (user_id, version, w, log_loss, log_loss_before, rmse, rmse_before, reviews,
                          based_on_at, created_at, active)
  SELECT $1::uuid, coalesce(max(version), 0) + 1, $2::jsonb, $3::float8, $4::float8, $5::float8,
         $6::float8, $7::integer, $8::timestamptz, $9::timestamptz, false
  FROM   srs_params
  WHERE  user_id = $1::uuid
  RETURNING version`)

export interface NewParameters {
  userId: string
  parameters: readonly number[]
  before: TrainingScores
  after: TrainingScores
  reviews: number
  /** Up to when the answers were learnt from. */
  basedOnAt: Date
  at: Date
}

/** Keeps parameters as the next version; to be called after `beginStudyChange`. */
export async function addParameterVersion(
  queries: Queries,
  { userId, parameters, before, after, reviews, basedOnAt, at }: NewParameters,
): Promise<number> {
  const scores = [after.logLoss, before.logLoss, after.rmse, before.rmse]
  const values = [userId, JSON.stringify(parameters), ...scores, reviews, basedOnAt, at]
  const [row] = await queries.query(add, values)
  if (row === undefined) throw new Error('a version of parameters was not kept')
  return row.version
}

const mark = statement(`
  UPDATE srs_params SET active = (version = $2) WHERE user_id = $1 AND active <> (version = $2)`)

const use = statement(`
  UPDATE kanji_profile SET params_version = $2, profile_rev = rev WHERE user_id = $1`)

/**
 * Has a learner's next answers counted with this version, 0 being the defaults; to be called after
 * `beginStudyChange`. Cards keep their dues.
 */
export async function useParameterVersion(
  queries: Queries,
  { userId, version }: { userId: string; version: number },
): Promise<void> {
  await queries.run(mark, [userId, version])
  await queries.run(use, [userId, version])
}
