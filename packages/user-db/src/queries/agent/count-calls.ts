import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type AgentGrant, type GrantKey, type GrantRow, grantColumns, toGrant } from './grants'

/** Calls of a grant in the minute and the day that are running, with the one just counted. */
export interface CountedCalls {
  grant: AgentGrant
  minuteCalls: number
  minuteWrites: number
  dayCalls: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

const count = statement<
  GrantRow & { minute_calls: number; minute_writes: number; day_calls: number }
>(`
  UPDATE agent_grant
  SET    last_used_at  = $3,
         minute_calls  = CASE WHEN minute_number = $4 THEN minute_calls ELSE 0 END + $6,
         minute_writes = CASE WHEN minute_number = $4 THEN minute_writes ELSE 0 END + $7,
         day_calls     = CASE WHEN day_number = $5 THEN day_calls ELSE 0 END + $6,
         minute_number = $4,
         day_number    = $5
  WHERE  user_id = $1 AND grant_id = $2 AND revoked_at IS NULL AND expires_at > $3
  RETURNING ${grantColumns}, minute_calls, minute_writes, day_calls`)

/**
 * Counts calls of a grant, and gives it with its counts: one statement says whether the grant
 * still is, and how much of its limits is used, whichever node is asked. Undefined where it is
 * revoked or its time is over.
 */
export async function countCalls(
  queries: Queries,
  { userId, grantId, at, calls, writes }: GrantKey & { at: Date; calls: number; writes: number },
): Promise<CountedCalls | undefined> {
  const minute = Math.floor(at.getTime() / minuteMs)
  const day = Math.floor(at.getTime() / dayMs)
  const [row] = await queries.query(count, [userId, grantId, at, minute, day, calls, writes])
  return (
    row && {
      grant: toGrant(row),
      minuteCalls: row.minute_calls,
      minuteWrites: row.minute_writes,
      dayCalls: row.day_calls,
    }
  )
}
