import { toQuestionKey } from '@kotonoha/study/session/question'
import { api } from '../api/api'
import { queryClient } from '../api/query-client'
import type { StudyCard } from './send-entries'
import { learnServerTime } from './server-clock'
import { openStudyDatabase, type StudySnapshot } from './study-database'

/** Asks for the snapshot and keeps it; a device without room goes without. */
export async function refreshSnapshot(userId: string): Promise<StudySnapshot> {
  const askedAtMs = Date.now()
  const snapshot = await queryClient.fetchQuery({
    ...api.kanji.study.getQueueAhead.queryOptions({}),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  learnServerTime(snapshot.now, askedAtMs)
  await keepSnapshot(userId, snapshot)
  return snapshot
}

export async function findSnapshot(userId: string): Promise<StudySnapshot | undefined> {
  try {
    return await (await openStudyDatabase()).get('packs', userId)
  } catch {
    return undefined
  }
}

interface SnapshotChanges extends Pick<StudySnapshot, 'cards' | 'revision'> {
  profile?: StudySnapshot['profile']
  today?: StudySnapshot['today']
  /** Whether these are all the changes up to that revision, so that it may be asked from there. */
  isWhole: boolean
}

/** Puts cards as the server has them now into the snapshot; the older of two is left alone. */
export async function updateSnapshot(userId: string, changes: SnapshotChanges): Promise<void> {
  const snapshot = await findSnapshot(userId)
  if (snapshot === undefined) return
  const { profile = snapshot.profile, today = snapshot.today } = changes
  const revision = changes.isWhole
    ? Math.max(snapshot.revision, changes.revision)
    : snapshot.revision
  const known = new Set(snapshot.items.map(({ subjectId }) => subjectId))
  // A card whose item is not here cannot be asked: the next snapshot brings both.
  const askable = changes.cards.filter(({ subjectId }) => known.has(subjectId))
  const cards = mergeCards(snapshot.cards, askable)
  const learnt = new Set(
    changes.cards.flatMap(({ isRemoved, subjectId }) => (isRemoved ? [] : [subjectId])),
  )
  const lessons = snapshot.lessons.filter((subjectId) => !learnt.has(subjectId))
  await keepSnapshot(userId, { ...snapshot, cards, lessons, profile, today, revision })
}

/** Nothing of another learner stays on a device that is somebody's. */
export async function forgetSnapshotsExcept(userId: string | undefined): Promise<void> {
  try {
    const database = await openStudyDatabase()
    for (const key of await database.getAllKeys('packs')) {
      if (key !== userId) await database.delete('packs', key)
    }
  } catch {
    // A storage that fails holds nothing.
  }
}

async function keepSnapshot(userId: string, snapshot: StudySnapshot): Promise<void> {
  try {
    await (await openStudyDatabase()).put('packs', snapshot, userId)
  } catch {
    // No room: study needs the network then.
  }
}

/** The newer of each card; a lesson done elsewhere brings cards that were not there. */
function mergeCards(kept: readonly StudyCard[], changed: readonly StudyCard[]): StudyCard[] {
  const byKey = new Map(kept.map((card) => [toQuestionKey(card), card]))
  for (const card of changed) {
    const known = byKey.get(toQuestionKey(card))
    // One that is removed stays, though nobody is asked it: its next lesson counts on from it.
    if (known === undefined || known.revision <= card.revision) byKey.set(toQuestionKey(card), card)
  }
  return [...byKey.values()]
}
