import { resetCard } from '@kotonoha/study/fold/reset-card'
import { mapInSlices } from '@kotonoha/user-db/in-slices'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { addLevelReset } from '@kotonoha/user-db/queries/study/level-resets'
import { listOpenLevels, openLevels, resetLevels } from '@kotonoha/user-db/queries/study/levels'
import { saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { assumeKnown } from './assume-known'
import type { CurriculumIndex } from './curriculum-index'
import type { StudyChange } from './study-procedure'

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
  if (lower === 'assume') await assumeKnown(queries, { ...change, ...move, belowLevel: level })
  const levels = Array.from({ length: level }, (_, index) => index + 1)
  await openLevels(queries, { userId, levels, at, source: 'chosen' })
  const { settings, vacationSince } = profile
  await saveStudyProfile(queries, { userId, level, settings, vacationSince })
  return hasReset
}

async function resetFrom(
  { queries, userId, revision, profile }: StudyChange,
  { level, at, curriculum, resetId }: LevelMove,
): Promise<boolean> {
  const subjectIds = curriculum.subjects
    .filter((each) => each.level >= level)
    .map((each) => each.subjectId)
  const cards = (await listCardsOf(queries, { userId, subjectIds })).filter(
    ({ card }) => card.phase !== 'new',
  )
  const levels = (await listOpenLevels(queries, userId)).filter((each) => each.level >= level)
  const isChanged = levels.some((each) => each.level > level || each.passedAt !== undefined)
  if (cards.length === 0 && !isChanged) return false
  const kept = { resetId, fromLevel: level, cards, levels, ownLevel: profile.level, createdAt: at }
  await addLevelReset(queries, { userId, ...kept })
  const emptied = await mapInSlices(cards, (each) => resetCard(each, at))
  await saveCards(queries, { userId, revision, cards: emptied })
  await resetLevels(queries, { userId, level })
  const data = { level, cards: cards.length }
  const event = { type: 'level-reset' as const, key: resetId, at, data }
  await addEvents(queries, { userId, events: [event] })
  return true
}
