import { api } from '../api/api'
import { queryClient } from '../api/query-client'
import { findLearnerId } from '../session/who-is-here'
import type { StudyCard } from './send-entries'
import { learnServerTime } from './server-clock'
import { findSnapshot, refreshSnapshot, updateSnapshot } from './study-snapshot'

/**
 * Takes over what changed elsewhere since this device last asked, so that studying without a network
 * begins from it. A device that keeps nothing has nothing to change.
 */
export async function pullChanges(): Promise<void> {
  const learnerId = findLearnerId()
  const snapshot = learnerId === undefined ? undefined : await findSnapshot(learnerId)
  if (learnerId === undefined || snapshot === undefined) return
  let { revision } = snapshot
  for (let hasMore = true; hasMore; ) {
    const askedAtMs = Date.now()
    const changes = await queryClient.fetchQuery({
      ...api.kanji.sync.changes.queryOptions({ sinceRevision: revision }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })
    learnServerTime(changes.now, askedAtMs)
    if (changes.hasRemoved) return void (await refreshSnapshot(learnerId))
    await dropStopped(learnerId, changes.cards)
    await updateSnapshot(learnerId, { ...changes, isWhole: true })
    ;({ revision, hasMore } = changes)
  }
}

/** The session that was left here does not ask what was stopped or started over elsewhere. */
async function dropStopped(learnerId: string, cards: readonly StudyCard[]): Promise<void> {
  const stopped = cards.filter(({ isSuspended, isRemoved }) => isSuspended || isRemoved)
  if (stopped.length === 0) return
  const { dropSubject } = await import('./kept-session')
  for (const { subjectId } of stopped) dropSubject(learnerId, subjectId, Date.now())
}
