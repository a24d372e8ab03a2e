import { experimental_createQueryPersister } from '@tanstack/react-query-persist-client'
import { indexedDbStorage } from '../../api/indexed-db-storage'
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

/** Keeps answers of kanji study on this device, and answers with them. */
export const { persisterFn, persistQueryByKey } = experimental_createQueryPersister({
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
