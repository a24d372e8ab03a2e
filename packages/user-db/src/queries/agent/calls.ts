import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** What an assistant asked for, as the learner's log shows it. */
export interface AgentCall {
  userId: string
  /** A UUID of version 7: newer ones are greater. */
  callId: string
  grantId: string
  tool: string
  /** What it was about; empty where that is not kept. */
  summary: string
  outcome: 'done' | 'failed' | 'refused' | 'limited'
  isChange: boolean
  ms: number
  at: Date
}

const insert = statement(`
  INSERT INTO agent_call (user_id, call_id, grant_id, tool, summary, outcome, is_change, ms, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`)

export async function insertCall(queries: Queries, call: AgentCall): Promise<void> {
  const { userId, callId, grantId, tool, summary, outcome, isChange, ms, at } = call
  await queries.run(insert, [userId, callId, grantId, tool, summary, outcome, isChange, ms, at])
}

const page = statement<{
  call_id: string
  grant_id: string
  tool: string
  summary: string
  outcome: AgentCall['outcome']
  is_change: boolean
  ms: number
  at: Date
}>(`
  SELECT call_id, grant_id, tool, summary, outcome, is_change, ms, at
  FROM   agent_call
  WHERE  user_id = $1 AND call_id < $2
  AND    ($3::uuid IS NULL OR grant_id = $3) AND (NOT $4 OR is_change)
  ORDER  BY call_id DESC
  LIMIT  $5`)

/** Greater than any id of a call. */
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The newest first, those before `before`. */
export async function listCalls(
  queries: Queries,
  {
    userId,
    grantId = null,
    isChangesOnly,
    before = afterAll,
    limit,
  }: {
    userId: string
    grantId?: string | null
    isChangesOnly: boolean
    before?: string | undefined
    limit: number
  },
): Promise<AgentCall[]> {
  const rows = await queries.query(page, [userId, before, grantId, isChangesOnly, limit])
  return rows.map((row) => ({
    userId,
    callId: row.call_id,
    grantId: row.grant_id,
    tool: row.tool,
    summary: row.summary,
    outcome: row.outcome,
    isChange: row.is_change,
    ms: row.ms,
    at: row.at,
  }))
}

const setting = statement<{ keeps_look_ups: boolean }>(
  `SELECT keeps_look_ups FROM agent_setting WHERE user_id = $1`,
)

/** Whether what was looked up is kept in the log; not unless the learner turned it on. */
export async function keepsLookUps(queries: Queries, userId: string): Promise<boolean> {
  const [row] = await queries.query(setting, [userId])
  return row?.keeps_look_ups ?? false
}

const saveSetting = statement(`
  INSERT INTO agent_setting (user_id, keeps_look_ups) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET keeps_look_ups = excluded.keeps_look_ups`)

const forgetLookUps = statement(`
  UPDATE agent_call SET summary = '' WHERE user_id = $1 AND NOT is_change AND summary <> ''`)

/** Turned off, what was kept so far is forgotten too. */
export async function saveKeepsLookUps(
  queries: Queries,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<void> {
  await queries.run(saveSetting, [userId, isOn])
  if (!isOn) await queries.run(forgetLookUps, [userId])
}

const dropCalls = statement(`DELETE FROM agent_call WHERE at < $1`)

/** Forgets what was done before. */
export async function dropCallsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.run(dropCalls, [before])
}
