import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const liveSessions = statement<{ session_id: string }>(`
  SELECT session_id
  FROM   auth_session
  WHERE  user_id = ANY($1::uuid[]) AND session_id = ANY($2::uuid[])`)

/** Which of these sessions still are; for a server that holds connections open for them. */
export async function listLiveSessions(
  queries: Queries,
  sessions: readonly { userId: string; sessionId: string }[],
): Promise<Set<string>> {
  const userIds = sessions.map(({ userId }) => userId)
  const sessionIds = sessions.map(({ sessionId }) => sessionId)
  const rows = await queries.query(liveSessions, [userIds, sessionIds])
  return new Set(rows.map((row) => row.session_id))
}
