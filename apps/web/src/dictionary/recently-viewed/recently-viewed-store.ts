import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { usePreferences } from '../../session/preferences/preferences-store'

/** Enough for a row of tiles on a wide screen; older ones are forgotten. */
const keptCount = 24

/** Kept by a release that did not note when. */
const someDay = new Date(0).toISOString()

/** Of the latest visit, in UTC. */
const viewedAt = v.fallback(v.string(), someDay)

/** Complete enough to be drawn without a call. */
const viewedKanji = { kind: v.literal('kanji'), kanjiId: v.string(), gloss: v.string() }

const viewedWord = {
  kind: v.literal('word'),
  wordId: v.number(),
  spellingId: v.string(),
  text: v.string(),
  reading: v.string(),
  gloss: v.string(),
}

// `variant` and `intersect` would be functions of the library that no other first page needs.
const recentlyViewed = v.union([
  v.object({ ...viewedKanji, viewedAt }),
  v.object({ ...viewedWord, viewedAt }),
])

export type RecentlyViewed = v.InferOutput<typeof recentlyViewed>
export type Viewed = OmitEach<RecentlyViewed, 'viewedAt'>

/** Of each kind by itself, which `Omit` would make one. */
type OmitEach<Kind, Key extends PropertyKey> = Kind extends unknown ? Omit<Kind, Key> : never

const stored = v.object({
  entries: v.array(recentlyViewed),
  /** When the learner cleared the list, as long as the account has not been told. */
  forgottenAt: v.fallback(v.nullable(v.string()), null),
})

interface RecentlyViewedStore {
  /** The latest comes first. */
  entries: readonly RecentlyViewed[]
  forgottenAt: string | null
}

const nothing: RecentlyViewedStore = { entries: [], forgottenAt: null }

/** Two visits to the same word are one entry, whichever spelling was shown. */
function toKey(entry: Viewed): string {
  return entry.kind === 'kanji' ? entry.kanjiId : String(entry.wordId)
}

/** Kept on this device; `recently-viewed-sync.ts` joins it to the account. */
export const useRecentlyViewed = create<RecentlyViewedStore>()(
  persist(() => nothing, {
    name: 'recently-viewed-store',
    merge: (kept, current) => {
      const parsed = v.safeParse(stored, kept)
      return parsed.success ? parsed.output : current
    },
  }),
)

/** Called by a definition page when it is shown. Does nothing when the learner does not want it. */
export function rememberViewed(entry: Viewed, now = new Date()): void {
  if (!usePreferences.getState().keepRecentViewed) return
  useRecentlyViewed.setState(({ entries }) => ({
    entries: joinViews([{ ...entry, viewedAt: now.toISOString() }], entries),
  }))
}

/** The learner wants it gone, from the account as well. */
export function forgetRecentlyViewed(now = new Date()): void {
  useRecentlyViewed.setState({ entries: [], forgottenAt: now.toISOString() })
}

/** The next person on this device sees none of it; an account keeps what it has. */
export function leaveRecentlyViewed(): void {
  useRecentlyViewed.setState(nothing)
}

/** What was seen here and elsewhere, the latest visit of each thing standing. */
export function joinViews(
  some: readonly RecentlyViewed[],
  others: readonly RecentlyViewed[],
): RecentlyViewed[] {
  const latest = [...some, ...others].toSorted((one, other) =>
    other.viewedAt.localeCompare(one.viewedAt),
  )
  const keys = new Set<string>()
  return latest
    .filter((entry) => {
      const isFirst = !keys.has(toKey(entry))
      keys.add(toKey(entry))
      return isFirst
    })
    .slice(0, keptCount)
}
