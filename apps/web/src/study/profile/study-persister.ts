import type { QueryKey } from '@tanstack/react-query'
import { experimental_createQueryPersister } from '@tanstack/react-query-persist-client'
import { indexedDbStorage } from '../../api/indexed-db-storage'
import { queryClient } from '../../api/query-client'
import { findLearnerId } from '../../session/who-is-here'
import { keyPrefix } from './forget-study-answers'

/** Restored only when younger than a day, as the dictionary's answers are. */
const maxAgeMs = 24 * 60 * 60_000

/** Raised whenever an answer of kanji study changes its shape. */
const shapeVersion = '3'

/** Answers of one learner are never read for another. */
function toOwnKey(key: string): string | undefined {
  const learnerId = findLearnerId()
  return learnerId === undefined ? undefined : `${keyPrefix}/${learnerId}/${key}`
}

const { persisterFn, persistQueryByKey } = experimental_createQueryPersister({
  storage: {
    getItem: async (key) => {
      const ownKey = toOwnKey(key)
      return ownKey === undefined ? undefined : indexedDbStorage.getItem(ownKey)
    },
    setItem: async (key, text) => {
      const ownKey = toOwnKey(key)
      // A browser without storage shows nothing while it is offline, and works otherwise.
      if (ownKey !== undefined) await indexedDbStorage.setItem(ownKey, text).catch(() => {})
    },
    removeItem: async (key) => {
      const ownKey = toOwnKey(key)
      if (ownKey !== undefined) await indexedDbStorage.removeItem(ownKey).catch(() => {})
    },
  },
  maxAge: maxAgeMs,
  buster: shapeVersion,
})

/**
 * For queries about how the learner stands: what was known last shows at once, without a network
 * too, and is asked anew whenever one comes to the page.
 */
export const ownStudyState = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  persister: persisterFn,
} as const

/** Keeps an answer that a change brought, not a question: a reload shows it, not the one before. */
export async function keepStudyAnswer(queryKey: QueryKey): Promise<void> {
  await persistQueryByKey(queryKey, queryClient)
}
