import type { BrakeMemory } from '@kotonoha/study/pace/brake'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A learner of the kanji study area, as kept. */
export interface StudyProfile {
  /** The level whose lessons come next. */
  level: number
  /** What the learner chose, by name; what is missing has its default. */
  settings: Record<string, unknown>
  vacationSince: Date | undefined
  /** Of a brake that has stopped all lessons. */
  brake: BrakeMemory
  /** The learner's own of the memory model; undefined for its defaults. */
  parameters: readonly number[] | undefined
  curriculumVersion: number
  /** Counts the changes of the learner's study data. */
  revision: number
  /** The change that the profile itself was last part of. */
  profileRevision: number
  createdAt: Date
}

interface StudyProfileRow {
  level: number
  settings: Record<string, unknown>
  vacation_since: Date | null
  braked_on: number | null
  limit_kept: boolean
  parameters: number[] | null
  curriculum_version: number
  rev: number
  profile_rev: number
  created_at: Date
}

// Version 0 stands for the defaults, which have no row.
const columns = `level, settings, vacation_since, braked_on, limit_kept, curriculum_version, rev,
  profile_rev, created_at,
  (SELECT srs_params.w
   FROM   srs_params
   WHERE  srs_params.user_id = kanji_profile.user_id
   AND    srs_params.version = kanji_profile.params_version) AS parameters`

const profileOfUser = statement<StudyProfileRow>(`
  SELECT ${columns} FROM kanji_profile WHERE user_id = $1`)

/** Undefined before onboarding. */
export async function findStudyProfile(
  queries: Queries,
  userId: string,
): Promise<StudyProfile | undefined> {
  const [row] = await queries.query(profileOfUser, [userId])
  return row && toStudyProfile(row)
}

const raise = statement<StudyProfileRow>(`
  UPDATE kanji_profile SET rev = rev + 1 WHERE user_id = $1 RETURNING ${columns}`)

/**
 * Begins a change of the learner's study data: to be called first in its transaction. Changes of
 * one learner come in turn, since this row is locked until the end. Undefined before onboarding.
 */
export async function beginStudyChange(
  queries: Queries,
  userId: string,
): Promise<StudyProfile | undefined> {
  const [row] = await queries.query(raise, [userId])
  return row && toStudyProfile(row)
}

const add = statement(`
  INSERT INTO kanji_profile (user_id, level, settings, goal, vacation_since, params_version,
                             curriculum_version, rev, profile_rev, created_at)
  VALUES ($1, $2, $3::jsonb, $4, NULL, 0, $5, 1, 1, $6)
  ON CONFLICT (user_id) DO NOTHING`)

export interface NewStudyProfile {
  userId: string
  level: number
  settings: Record<string, unknown>
  goal: string | null
  curriculumVersion: number
  at: Date
}

/** Makes the profile; says whether there was none. */
export async function addStudyProfile(
  queries: Queries,
  profile: NewStudyProfile,
): Promise<boolean> {
  const { userId, level, settings, goal, curriculumVersion, at } = profile
  const values = [userId, level, JSON.stringify(settings), goal, curriculumVersion, at]
  return (await queries.run(add, values)) === 1
}

const change = statement<StudyProfileRow>(`
  UPDATE kanji_profile
  SET    level = $2, settings = $3::jsonb, vacation_since = $4, profile_rev = rev
  WHERE  user_id = $1
  RETURNING ${columns}`)

/** Keeps what of a profile a learner can change; to be called after `beginStudyChange`. */
export async function saveStudyProfile(
  queries: Queries,
  {
    userId,
    level,
    settings,
    vacationSince,
  }: Pick<StudyProfile, 'level' | 'settings' | 'vacationSince'> & { userId: string },
): Promise<void> {
  const values = [userId, level, JSON.stringify(settings), vacationSince ?? null]
  await queries.query(change, values)
}

const storeBrake = statement(`
  UPDATE kanji_profile SET braked_on = $2, limit_kept = $3 WHERE user_id = $1`)

/** Keeps what is remembered of the brake; to be called after `beginStudyChange`. */
export async function saveBrake(
  queries: Queries,
  { userId, brake }: { userId: string; brake: BrakeMemory },
): Promise<void> {
  await queries.run(storeBrake, [userId, brake.stoppedOnDay ?? null, brake.isLimitKept])
}

const revisionsOf = statement<{ user_id: string; rev: number }>(`
  SELECT user_id, rev FROM kanji_profile WHERE user_id = ANY($1::uuid[])`)

/** The revisions of several learners: what a server that serves some of them looks at. */
export async function listRevisions(
  queries: Queries,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries.query(revisionsOf, [userIds])
  return new Map(rows.map((row) => [row.user_id, row.rev]))
}

function toStudyProfile(row: StudyProfileRow): StudyProfile {
  return {
    level: row.level,
    settings: row.settings,
    vacationSince: row.vacation_since ?? undefined,
    brake: { stoppedOnDay: row.braked_on ?? undefined, isLimitKept: row.limit_kept },
    parameters: row.parameters ?? undefined,
    curriculumVersion: row.curriculum_version,
    revision: row.rev,
    profileRevision: row.profile_rev,
    createdAt: row.created_at,
  }
}
