import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import { indexedDbStorage } from './indexed-db-storage'
import { isLearnerQuery } from './learner-calls'

/** Restored only when younger than a day, saved once a second at most. */
const maxAgeMs = 24 * 60 * 60_000
const saveIntervalMs = 1000

/** Of a long session the latest answers are kept; more would make every save slow. */
const keptAnswerCount = 200

const persister = createAsyncStoragePersister({
  storage: indexedDbStorage,
  key: 'query-cache',
  throttleTime: saveIntervalMs,
  serialize: (client) => JSON.stringify(keepLatest(client)),
})

function keepLatest(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, keptAnswerCount)
  return { ...client, clientState: { ...client.clientState, queries } }
}

/**
 * Answers with a lifetime of their own, such as suggestions, are not worth keeping. What is a
 * learner's own stays in memory: the next person at this device must not find it.
 */
export function isWorthKeeping(query: Pick<Query, 'state' | 'gcTime' | 'queryKey'>): boolean {
  if (isLearnerQuery(query)) return false
  return query.state.status === 'success' && query.gcTime === Number.POSITIVE_INFINITY
}

/** Brings back the answers of the last visit, unless another dictionary gave them. */
export async function restoreCache(queryClient: QueryClient, buster: string): Promise<void> {
  await persistQueryClientRestore({ queryClient, persister, buster, maxAge: maxAgeMs })
}

/** Saves answers as they come; returns the function that stops it. */
export function saveCache(queryClient: QueryClient, buster: string): () => void {
  return persistQueryClientSubscribe({
    queryClient,
    persister,
    buster,
    dehydrateOptions: { shouldDehydrateQuery: isWorthKeeping },
  })
}
