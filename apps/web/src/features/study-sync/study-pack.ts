import { type ApiOutputs, api } from '../../api/api'
import { queryClient } from '../../api/query-client'
import type { StudyCard } from './send-entries'
import { learnServerTime } from './server-clock'
import { openStudyDatabase } from './study-database'

/** What a device keeps so as to study without a network: two days of dues and a lesson batch. */
export type StudyPack = ApiOutputs['kanji']['study']['getQueueAhead']

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

/** Puts cards as the server has them now into the pack: those due later than it reaches do not matter. */
export async function updatePack(
  userId: string,
  changes: Pick<StudyPack, 'cards' | 'revision'> & Partial<Pick<StudyPack, 'profile'>>,
): Promise<void> {
  const pack = await findPack(userId)
  if (pack === undefined || pack.revision > changes.revision) return
  const { profile = pack.profile, revision } = changes
  const cards = mergeCards(pack.cards, changes.cards)
  const learnt = new Set(changes.cards.map(({ subjectId }) => subjectId))
  const lessons = pack.lessons.filter((subjectId) => !learnt.has(subjectId))
  await keepPack(userId, { ...pack, cards, lessons, profile, revision })
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

const toKey = ({ subjectId, facet }: StudyCard) => `${subjectId}/${facet}`

/** The newer of each card; a lesson done elsewhere brings cards that were not there. */
function mergeCards(kept: readonly StudyCard[], changed: readonly StudyCard[]): StudyCard[] {
  const byKey = new Map(kept.map((card) => [toKey(card), card]))
  for (const card of changed) {
    if (card.isRemoved) byKey.delete(toKey(card))
    else byKey.set(toKey(card), card)
  }
  return [...byKey.values()]
}
