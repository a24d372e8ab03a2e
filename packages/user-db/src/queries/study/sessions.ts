import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const modes = ['lessons', 'reviews', 'practice'] as const
export type SessionMode = (typeof modes)[number]

const live = 1
const ended = 2

/** A study session that was neither ended nor left alone for long. */
export interface StudySession {
  sessionId: string
  mode: SessionMode
  level: number | undefined
  isLive: boolean
  version: number
  /** What the browser wrote. */
  document: string
  /** The items that it was started with. */
  subjectIds: number[]
  device: string
  startedAt: Date
  touchedAt: Date
  answered: number
  correct: number
  ms: number
  /** Questions left, as the browser last said. */
  left: number
  revision: number
}

interface SessionRow {
  session_id: string
  mode: number
  level: number | null
  status: number
  version: number
  doc: string
  subjects: number[]
  device: string
  started_at: Date
  touched_at: Date
  answered: number
  correct: number
  ms: number
  remaining: number
  rev: number
}

const columns = `session_id, mode, level, status, version, doc, subjects, device, started_at,
  touched_at, answered, correct, ms, remaining, rev`

const sessionById = statement<SessionRow>(`
  SELECT ${columns} FROM study_session WHERE user_id = $1 AND session_id = $2`)

export async function findSession(
  queries: Queries,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<StudySession | undefined> {
  const [row] = await queries.query(sessionById, [userId, sessionId])
  return row && toSession(row)
}

/** A session left alone for so long has ended. */
export const idleLimitMs = 24 * 60 * 60 * 1000

const liveSession = statement<SessionRow>(`
  SELECT ${columns} FROM study_session WHERE user_id = $1 AND status = ${live} AND touched_at > $2`)

/** The session that is under way, on whatever device. */
export async function findLiveSession(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<StudySession | undefined> {
  const [row] = await queries.query(liveSession, [userId, new Date(at.getTime() - idleLimitMs)])
  return row && toSession(row)
}

const endLive = statement(`
  UPDATE study_session
  SET    status = ${ended}, rev = $2
  WHERE  user_id = $1 AND status = ${live}`)

const add = statement(`
  INSERT INTO study_session (user_id, session_id, mode, level, status, version, doc, subjects,
                             device, started_at, touched_at, answered, correct, ms, remaining, rev)
  VALUES ($1, $2, $3, $4, CASE WHEN $8 = 0 THEN ${ended} ELSE ${live} END, 1, '', $5::jsonb, $6, $7,
          $7, 0, 0, 0, $8, $9)`)

export interface NewSession {
  userId: string
  sessionId: string
  mode: SessionMode
  level: number | undefined
  subjectIds: readonly number[]
  device: string
  left: number
  revision: number
  at: Date
}

/** Starts a session; the one that was live ends. One without a question is over at once. */
export async function addSession(queries: Queries, session: NewSession): Promise<void> {
  const { userId, sessionId, mode, level, subjectIds, device, left, revision, at } = session
  await queries.run(endLive, [userId, revision])
  const subjects = JSON.stringify(subjectIds)
  const values = [userId, sessionId, modes.indexOf(mode), level ?? null, subjects, device, at]
  await queries.run(add, [...values, left, revision])
}

const save = statement<{ version: number }>(`
  UPDATE study_session
  SET    doc = $4, version = version + 1, touched_at = $5, remaining = $6, rev = $7, device = $8
  WHERE  user_id = $1 AND session_id = $2 AND version = $3 AND status = ${live}
  RETURNING version`)

/** Keeps what the browser wrote; undefined where another device went on, or the session ended. */
export async function saveSession(
  queries: Queries,
  session: {
    userId: string
    sessionId: string
    version: number
    document: string
    left: number
    revision: number
    device: string
    at: Date
  },
): Promise<number | undefined> {
  const { userId, sessionId, version, document, left, revision, device, at } = session
  const values = [userId, sessionId, version, document, at, left, revision, device]
  const [row] = await queries.query(save, values)
  return row?.version
}

const end = statement(`
  UPDATE study_session
  SET    status = ${ended}, touched_at = $3, rev = $4
  WHERE  user_id = $1 AND session_id = $2 AND status = ${live}`)

/** Says whether it was live. */
export async function endSession(
  queries: Queries,
  {
    userId,
    sessionId,
    at,
    revision,
  }: { userId: string; sessionId: string; at: Date; revision: number },
): Promise<boolean> {
  return (await queries.run(end, [userId, sessionId, at, revision])) === 1
}

// A clock that counts wrong must not make a session that no answer can be added to.
const tally = statement(`
  UPDATE study_session
  SET    answered = answered + $3, correct = correct + $4,
         ms = greatest(0, least(ms::bigint + $5::bigint, 2147483647))::integer,
         touched_at = greatest(touched_at, $6), rev = $7
  WHERE  user_id = $1 AND session_id = $2`)

interface LogChange {
  userId: string
  revision: number
  at: Date
  added: readonly LoggedReview[]
  changed: readonly { was: LoggedReview; is: LoggedReview }[]
}

/** Counts answers for their sessions; an answer of a session that is not known counts for none. */
export async function addToSession(
  queries: Queries,
  { userId, revision, at, added, changed }: LogChange,
): Promise<void> {
  const sums = new Map<string, { answered: number; correct: number; ms: number }>()
  const count = ({ status, sessionId, rating, answerMs }: LoggedReview, sign: 1 | -1) => {
    if (status !== 'counted' || sessionId === undefined) return
    const sum = sums.get(sessionId) ?? { answered: 0, correct: 0, ms: 0 }
    sum.answered += sign
    sum.correct += rating > 1 ? sign : 0
    sum.ms += sign * answerMs
    sums.set(sessionId, sum)
  }
  for (const review of added) count(review, 1)
  for (const { was, is } of changed) {
    count(was, -1)
    count(is, 1)
  }
  for (const [sessionId, { answered, correct, ms }] of sums) {
    await queries.run(tally, [userId, sessionId, answered, correct, ms, at, revision])
  }
}

function toSession(row: SessionRow): StudySession {
  const mode = modes[row.mode]
  if (mode === undefined) throw new RangeError(`a session has the mode ${row.mode}`)
  return {
    sessionId: row.session_id,
    mode,
    level: row.level ?? undefined,
    isLive: row.status === live,
    version: row.version,
    document: row.doc,
    subjectIds: row.subjects,
    device: row.device,
    startedAt: row.started_at,
    touchedAt: row.touched_at,
    answered: row.answered,
    correct: row.correct,
    ms: row.ms,
    left: row.remaining,
    revision: row.rev,
  }
}
