import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { usePreferences } from '../preferences/preferences-store'

/** Enough for a row of tiles on a wide screen; older ones are forgotten. */
const keptCount = 24

/** Complete enough to be drawn without a call. */
const recentlyViewed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kanji'), kanjiId: z.string(), gloss: z.string() }),
  z.object({
    kind: z.literal('word'),
    wordId: z.number(),
    spellingId: z.string(),
    text: z.string(),
    reading: z.string(),
    gloss: z.string(),
  }),
])

export type RecentlyViewed = z.output<typeof recentlyViewed>

/** Two visits to the same word are one entry, whichever spelling was shown. */
function toKey(entry: RecentlyViewed): string {
  return entry.kind === 'kanji' ? entry.kanjiId : String(entry.wordId)
}

/** Kept on this device only; the latest comes first. */
export const useRecentlyViewed = create<{ entries: readonly RecentlyViewed[] }>()(
  persist(() => ({ entries: [] as readonly RecentlyViewed[] }), {
    name: 'recently-viewed-store',
    merge: (stored, current) => {
      const parsed = z.object({ entries: z.array(recentlyViewed) }).safeParse(stored)
      return parsed.success ? parsed.data : current
    },
  }),
)

/** Called by a definition page when it is shown. Does nothing when the learner does not want it. */
export function rememberViewed(entry: RecentlyViewed): void {
  if (!usePreferences.getState().keepRecentViewed) return
  useRecentlyViewed.setState(({ entries }) => ({
    entries: [entry, ...entries.filter((each) => toKey(each) !== toKey(entry))].slice(0, keptCount),
  }))
}

export function forgetRecentlyViewed(): void {
  useRecentlyViewed.setState({ entries: [] })
}
