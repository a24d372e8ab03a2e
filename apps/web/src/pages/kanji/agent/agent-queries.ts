import { type ApiOutputs, api } from '../../../api/api'
import { queryClient } from '../../../api/query-client'

export type Grant = ApiOutputs['kanji']['agent']['listGrants']['grants'][number]
export type Call = ApiOutputs['kanji']['agent']['listCalls']['calls'][number]

/** An assistant may have used one, or another tab revoked it, since it was asked last. */
export function grantsQuery() {
  return {
    ...api.kanji.agent.listGrants.queryOptions(),
    staleTime: 0,
    refetchOnWindowFocus: true,
  }
}

export async function refreshGrants(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.kanji.agent.listGrants.queryKey() })
}

/** What assistants did, fifty calls after fifty. */
export function callsQuery(input: { kind: 'all' | 'changes'; grantId?: string }) {
  return {
    ...api.kanji.agent.listCalls.infiniteQueryOptions(input, {
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
    staleTime: 0,
  }
}
