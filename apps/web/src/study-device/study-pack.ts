import { toQuestionKey } from '@kotonoha/study/session/question'
import { api } from '../api/api'
import { queryClient } from '../api/query-client'
import type { StudyCard } from './send-entries'
import { learnServerTime } from './server-clock'
import { openStudyDatabase, type StudyPack } from './study-database'

/** Asks for the pack and keeps it; a device without room goes without. */
export async function refreshPack(userId: string): Promise<StudyPack> {
  const askedAtMs = Date.now()
  const pack = await queryClient.fetchQuery({
    ...api.kanji.study.getQueueAhead.queryOptions({}),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  learnServerTime(pack.now, askedAtMs)
  await keepPack(userId, pack)
  return pack
}

export async function findPack(userId: string): Promise<StudyPack | undefined> {
  try {
    return await (await openStudyDatabase()).get('packs', userId)
  } catch {
    return undefined
  }
}

interface PackChanges extends Pick<StudyPack, 'cards' | 'revision'> {
  profile?: StudyPack['profile']
  today?: StudyPack['today']
  /** Whether these are all the changes up to that revision, so that it may be asked from there. */
  isWhole: boolean
}

/** Puts cards as the server has them now into the pack; the older of two is left alone. */
export async function updatePack(userId: string, changes: PackChanges): Promise<void> {
  const pack = await findPack(userId)
  if (pack === undefined) return
  const { profile = pack.profile, today = pack.today } = changes
  const revision = changes.isWhole ? Math.max(pack.revision, changes.revision) : pack.revision
  const known = new Set(pack.items.map(({ subjectId }) => subjectId))
  // A card whose item is not here cannot be asked: the next pack brings both.
  const askable = changes.cards.filter(({ subjectId }) => known.has(subjectId))
  const cards = mergeCards(pack.cards, askable)
  const learnt = new Set(
    changes.cards.flatMap(({ isRemoved, subjectId }) => (isRemoved ? [] : [subjectId])),
  )
  const lessons = pack.lessons.filter((subjectId) => !learnt.has(subjectId))
  await keepPack(userId, { ...pack, cards, lessons, profile, today, revision })
}

/** Nothing of another learner stays on a device that is somebody's. */
export async function forgetPacksExcept(userId: string | undefined): Promise<void> {
  try {
    const database = await openStudyDatabase()
    for (const key of await database.getAllKeys('packs')) {
      if (key !== userId) await database.delete('packs', key)
    }
  } catch {
    // A storage that fails holds nothing.
  }
}

async function keepPack(userId: string, pack: StudyPack): Promise<void> {
  try {
    await (await openStudyDatabase()).put('packs', pack, userId)
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
