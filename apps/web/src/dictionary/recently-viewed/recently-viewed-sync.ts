import { MutationObserver } from '@tanstack/react-query'
import { type ApiOutputs, api } from '../../api/api'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { keepInStep } from '../../session/keep-in-step'
import { usePreferences } from '../../session/preferences/preferences-store'
import { joinViews, type RecentlyViewed, useRecentlyViewed } from './recently-viewed-store'

/** Walking through ten kanji is one call. */
const sendDelayMs = 3000

/** Going back and forth between windows is no reason to ask each time. */
const askAgainAfterMs = 30_000

type ViewOfAccount = ApiOutputs['dict']['recentlyViewed']['sync']['views'][number]

/** Joins what this device has seen to what the account has, until the function it returns is called. */
export function syncRecentlyViewed(): () => void {
  return keepInStep({
    reconcile: async (isStopped) => {
      if (await isWanted()) await reconcile(isStopped)
    },
    listen: (handleChange) =>
      useRecentlyViewed.subscribe(({ entries }, before) => {
        if (!isReconciling && entries !== before.entries) handleChange()
      }),
    // What is seen meanwhile is heard of by itself.
    hasNews: () => false,
    sendDelayMs,
    askAgainAfterMs,
  })
}

/** True while the account's answer is written down, which is nothing to tell the account. */
let isReconciling = false

/** Asked of the account as well: a device that just signed in may not know its wishes yet. */
async function isWanted(): Promise<boolean> {
  const here = usePreferences.getState()
  if (!here.keepRecentViewed || !here.recentViewedFollowsAccount) return false
  const options = api.core.user.getPreferences.queryOptions()
  const held = await queryClient.fetchQuery({ ...options, staleTime: 60_000, retry: false })
  const isKept = held.keepRecentViewed?.value ?? true
  return isKept && (held.recentViewedFollowsAccount?.value ?? true)
}

async function reconcile(isStopped: () => boolean): Promise<void> {
  const { entries, forgottenAt } = useRecentlyViewed.getState()
  const options = api.dict.recentlyViewed.sync.mutationOptions({ networkMode: 'always' })
  const observer = new MutationObserver(queryClient, options)
  const { views } = await observer.mutate({
    mutationId: newId(),
    views: entries.map((entry) => ({ thing: toThing(entry), viewedAt: entry.viewedAt })),
    forgottenAt,
  })
  if (isStopped()) return
  const now = useRecentlyViewed.getState()
  const seenMeanwhile = now.entries.filter((entry) => !entries.includes(entry))
  isReconciling = true
  useRecentlyViewed.setState({
    entries: joinViews(seenMeanwhile, views.map(toEntry)),
    forgottenAt: now.forgottenAt === forgottenAt ? null : now.forgottenAt,
  })
  isReconciling = false
}

function toThing(entry: RecentlyViewed): ViewOfAccount['thing'] {
  const { kind } = entry
  if (kind === 'kanji') return { kind, kanjiId: entry.kanjiId }
  return { kind, wordId: entry.wordId, spellingId: entry.spellingId }
}

function toEntry({ thing, text, reading, gloss, viewedAt }: ViewOfAccount): RecentlyViewed {
  if (thing.kind === 'kanji') return { kind: 'kanji', kanjiId: thing.kanjiId, gloss, viewedAt }
  const { wordId, spellingId } = thing
  return { kind: 'word', wordId, spellingId, text, reading, gloss, viewedAt }
}
