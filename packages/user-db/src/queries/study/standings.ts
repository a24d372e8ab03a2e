import type { SubjectStanding } from '@kotonoha/study/levels/course-standing'
import { leechFromLapses } from '@kotonoha/study/pace/leech'
import { highFromDays } from '@kotonoha/study/progress-bucket'
import { getSubjectKind, listCoreFacets } from '@kotonoha/study/subject'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { isAsked } from './asked-cards'

/** Where a learner stands with one item, over its cards. */
export interface Standing extends SubjectStanding {
  subjectId: number
  /** The learner stopped the reviews of all its cards. */
  isSuspended: boolean
  /** Each of its cards was answered here; what was taken for known or imported was not, at first. */
  isAnsweredHere: boolean
  /** When the last of its core facets was passed first; undefined until each of them was. */
  passedAtMs: number | undefined
  /** A card that kept failing is at `high` or better now. */
  isMendedLeech: boolean
}

interface StandingRow {
  subject_id: number
  introduced: number
  weakest: number
  succeeded: boolean
  reached: number
  /** Seconds since 1970: thousands of these are read faster as numbers than as dates. */
  due_s: number | null
  suspended: boolean
  answered: boolean
  passed: number
  passed_s: number | null
  mended: boolean | null
}

// Facets 1 and 2 are the core (meaning and reading); state 2 is `review`; medium begins at 7 days.
const standings = (where: string) => `
  SELECT subject_id,
         count(*) FILTER (WHERE facet <= 2 AND state <> 0) AS introduced,
         min(CASE WHEN state = 2 THEN s ELSE 0 END) FILTER (WHERE facet <= 2) AS weakest,
         bool_or((flags & 4) <> 0) AS succeeded,
         count(*) FILTER (WHERE facet <= 2 AND ((flags & 8) <> 0 OR (state = 2 AND s >= 7)))
           AS reached,
         extract(epoch FROM min(due_at) FILTER (WHERE ${isAsked}))::double precision AS due_s,
         bool_and((flags & 1) <> 0) AS suspended,
         bool_and(reps > 0) AS answered,
         count(first_passed_at) FILTER (WHERE facet <= 2) AS passed,
         extract(epoch FROM max(first_passed_at) FILTER (WHERE facet <= 2))::double precision
           AS passed_s,
         bool_or(lapses >= ${leechFromLapses} AND state = 2 AND s >= ${highFromDays}) AS mended
  FROM   card
  WHERE  user_id = $1 ${where}
  GROUP  BY subject_id`

const allStandings = statement<StandingRow>(standings(''))
const someStandings = statement<StandingRow>(standings('AND subject_id = ANY($2::integer[])'))

const changedSubjects = statement<{ subject_id: number }>(`
  SELECT DISTINCT subject_id FROM card WHERE user_id = $1 AND rev > $2`)

/** Items with a card that changed after a revision. */
export async function listChangedSubjects(
  queries: Queries,
  { userId, sinceRevision }: { userId: string; sinceRevision: number },
): Promise<number[]> {
  const rows = await queries.query(changedSubjects, [userId, sinceRevision])
  return rows.map((row) => row.subject_id)
}

/** Of every item that the learner has a card of, or of those asked for. */
export async function listStandings(
  queries: Queries,
  { userId, subjectIds }: { userId: string; subjectIds?: readonly number[] },
): Promise<Map<number, Standing>> {
  const rows =
    subjectIds === undefined
      ? await queries.query(allStandings, [userId])
      : await queries.query(someStandings, [userId, subjectIds])
  return new Map(rows.map((row) => [row.subject_id, toStanding(row)]))
}

function toStanding(row: StandingRow): Standing {
  const isPassed = row.passed >= listCoreFacets(getSubjectKind(row.subject_id)).length
  return {
    subjectId: row.subject_id,
    introducedFacets: row.introduced,
    weakestStability: row.weakest ?? 0,
    hasLaterSuccess: row.succeeded,
    reachedFacets: row.reached,
    dueAtMs: row.due_s === null ? undefined : Math.round(row.due_s * 1000),
    isSuspended: row.suspended,
    isAnsweredHere: row.answered,
    passedAtMs: isPassed && row.passed_s !== null ? Math.round(row.passed_s * 1000) : undefined,
    isMendedLeech: row.mended === true,
  }
}
