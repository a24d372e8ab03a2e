import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { usePreferences } from '../../session/preferences/preferences-store'

const maxRecentSearches = 12

/** The newest first; kept on this device only. */
export const useRecentSearches = create<{ queries: readonly string[] }>()(
  persist(() => ({ queries: [] as readonly string[] }), {
    name: 'recent-searches-store',
    merge: (stored, current) => {
      const parsed = v.safeParse(v.object({ queries: v.array(v.string()) }), stored)
      return parsed.success ? parsed.output : current
    },
  }),
)

/** Does nothing when the learner does not want a record kept. */
export function rememberSearch(query: string): void {
  if (!usePreferences.getState().keepRecentViewed) return
  useRecentSearches.setState(({ queries }) => ({ queries: withNewest(queries, query) }))
}

export function forgetSearch(query: string): void {
  useRecentSearches.setState(({ queries }) => ({ queries: queries.filter((q) => q !== query) }))
}

export function forgetAllSearches(): void {
  useRecentSearches.setState({ queries: [] })
}

/** A query used again moves to the front; an empty one is not worth remembering. */
export function withNewest(queries: readonly string[], query: string): string[] {
  const newest = query.trim()
  if (newest === '') return [...queries]
  return [newest, ...queries.filter((each) => each !== newest)].slice(0, maxRecentSearches)
}
