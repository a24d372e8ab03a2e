import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import {
  addLevelReset,
  dropLevelReset,
  findLevelReset,
} from '@kotonoha/user-db/queries/study/level-resets'
import {
  closeLevelsAbove,
  listOpenLevels,
  openLevels,
} from '@kotonoha/user-db/queries/study/levels'
import { resetCard } from '@kotonoha/user-db/queries/study/reset-cards'
import { saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { foundOrThrow } from '../found-or-throw'
import { assumeKnown } from './assume-known'
import type { CurriculumIndex } from './curriculum-index'
import type { StudyChange } from './study-procedure'

/** A reset can be taken back for so long (design, section 2.3). */
export const resetLifeMs = 30 * 86_400_000

export interface LevelMove {
  level: number
  lower: 'assume' | 'keep'
  isReset: boolean
  at: Date
  curriculum: CurriculumIndex
  /** For a reset, so that it can be taken back. */
  resetId: string
}

/** Goes to a level, up or down; says whether anything was reset. */
export async function moveToLevel(change: StudyChange, move: LevelMove): Promise<boolean> {
  const { queries, userId, profile } = change
  const { level, lower, at, isReset } = move
  const hasReset = isReset && (await resetFrom(change, move))
  const levels = Array.from({ length: level }, (_, index) => index + 1)
  await openLevels(queries, { userId, levels, at, source: 'chosen' })
  if (lower === 'assume') await assumeKnown(queries, { ...change, ...move, belowLevel: level })
  const { settings, vacationSince } = profile
  await saveStudyProfile(queries, { userId, level, settings, vacationSince })
  return hasReset
}

async function resetFrom(
  { queries, userId, revision }: StudyChange,
  { level, at, curriculum, resetId }: LevelMove,
): Promise<boolean> {
  const subjectIds = curriculum.subjects
    .filter((each) => each.level >= level)
    .map((each) => each.subjectId)
  const cards = (await listCardsOf(queries, { userId, subjectIds })).filter(
    ({ card }) => card.phase !== 'new',
  )
  const levels = (await listOpenLevels(queries, userId))
    .map((each) => each.level)
    .filter((each) => each > level)
  if (cards.length === 0 && levels.length === 0) return false
  const reset = { resetId, fromLevel: level, cards, levels, createdAt: at }
  await addLevelReset(queries, { userId, ...reset })
  const emptied = cards.map((each) => resetCard(each, at))
  await saveCards(queries, { userId, revision, cards: emptied })
  await closeLevelsAbove(queries, { userId, level })
  const data = { level, cards: cards.length }
  const event = { type: 'level-reset' as const, key: resetId, at, data }
  await addEvents(queries, { userId, events: [event] })
  return true
}

/** Takes a reset back; what was learnt anew since then stays as it is. */
export async function restoreReset(
  { queries, userId, revision }: StudyChange,
  { resetId, at }: { resetId: string; at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - resetLifeMs)
  const reset = foundOrThrow(
    await findLevelReset(queries, { userId, resetId, since }),
    'such reset of the last 30 days',
  )
  const subjectIds = reset.cards.map((each) => each.subjectId)
  const now = new Map(
    (await listCardsOf(queries, { userId, subjectIds })).map((each) => [
      `${each.subjectId}/${each.facet}`,
      each,
    ]),
  )
  const cards = reset.cards.filter((each) => {
    const current = now.get(`${each.subjectId}/${each.facet}`)
    return current?.card.phase === 'new' && current.base?.at.getTime() === reset.createdAt.getTime()
  })
  await saveCards(queries, { userId, revision, cards })
  await openLevels(queries, { userId, levels: reset.levels, at, source: 'chosen' })
  await dropLevelReset(queries, { userId, resetId })
}
