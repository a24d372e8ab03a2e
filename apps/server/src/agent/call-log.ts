import type { AgentTool } from '@kotonoha/agent/agent-tool'
import type { Accounts } from '@kotonoha/api/accounts/accounts'
import { type AgentCall, insertCall, keepsLookUps } from '@kotonoha/user-db/queries/agent/calls'
import type { AgentGrant } from '@kotonoha/user-db/queries/agent/grants'
import { toUuidV7 } from './uuid-v7'

const longestSummary = 200

/** A tool, or what reads a resource. */
export type NotedTool = Pick<AgentTool, 'name' | 'scope' | 'isChange'>

export interface NotedCall {
  outcome: AgentCall['outcome']
  summary?: string
  ms?: number
}

/** Writes a call into the learner's log; what was looked up only where they want it kept. */
export async function noteCall(
  { userDb, clock, randomBytes }: Accounts,
  { userId, grantId }: Pick<AgentGrant, 'userId' | 'grantId'>,
  tool: NotedTool,
  { outcome, summary = '', ms = 0 }: NotedCall,
): Promise<void> {
  const at = clock()
  const isKept = tool.scope !== 'dictionary:read' || (await keepsLookUps(userDb, userId))
  await insertCall(userDb, {
    userId,
    callId: toUuidV7(at, randomBytes(10)),
    grantId,
    tool: tool.name,
    summary: isKept ? Array.from(summary).slice(0, longestSummary).join('') : '',
    outcome,
    isChange: tool.isChange,
    ms,
    at,
  })
}
