import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const maxRecentSearches = 12

interface RecentSearches {
  /** The newest first; kept on this device only. */
  queries: string[]
  remember: (query: string) => void
  forget: (query: string) => void
  clear: () => void
}

export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      queries: [],
      remember: (query) => set(({ queries }) => ({ queries: withNewest(queries, query) })),
      forget: (query) => set(({ queries }) => ({ queries: queries.filter((q) => q !== query) })),
      clear: () => set({ queries: [] }),
    }),
    { name: 'recent-searches-store', version: 1 },
  ),
)

/** A query used again moves to the front; an empty one is not worth remembering. */
export function withNewest(queries: readonly string[], query: string): string[] {
  const newest = query.trim()
  if (newest === '') return [...queries]
  return [newest, ...queries.filter((each) => each !== newest)].slice(0, maxRecentSearches)
}
