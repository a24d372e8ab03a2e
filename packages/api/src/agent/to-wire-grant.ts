import { type AgentScope, agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { output } from '@kotonoha/contract/kanji/agent/list-grants'
import type { AgentGrant } from '@kotonoha/user-db/queries/agent/grants'
import type { z } from 'zod'

type WireGrant = z.output<typeof output>['grants'][number]

export function toWireGrant(grant: AgentGrant, at: Date): WireGrant {
  const { grantId, kind, name, hint, createdAt, expiresAt, lastUsedAt } = grant
  return {
    grantId,
    kind,
    name,
    hint,
    scopes: toKnownScopes(grant.scopes),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isOver: expiresAt <= at,
  }
}

/** Those that this release knows, in the order of their table. */
export function toKnownScopes(scopes: readonly string[]): AgentScope[] {
  return agentScopes.filter((scope) => scopes.includes(scope))
}
