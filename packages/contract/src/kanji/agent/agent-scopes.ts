/** What a learner can allow an assistant; none of them grades, suspends, resets or deletes. */
export const agentScopes = [
  'dictionary:read',
  'progress:read',
  'lists:write',
  'notes:write',
] as const

export type AgentScope = (typeof agentScopes)[number]
