import type { FoldedCard } from '@kotonoha/study/fold/fold-card'
import { restoreCard } from '@kotonoha/study/fold/restore-card'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { mapInSlices } from '@kotonoha/user-db/in-slices'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { groupByCard, keepFolds } from '@kotonoha/user-db/queries/study/count-answers'
import {
  dropLevelReset,
  type LevelReset,
  listLevelResetsFrom,
} from '@kotonoha/user-db/queries/study/level-resets'
import { restoreOpenLevels } from '@kotonoha/user-db/queries/study/levels'
import { listReviewsOf } from '@kotonoha/user-db/queries/study/review-log'
import { saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { foundOrThrow } from '../found-or-throw'
import { createScheduler } from './scheduling'
import type { StudyChange } from './study-procedure'
import { updateStreak } from './update-streak'

/** A reset can be taken back for so long. */
export const resetLifeMs = 30 * 86_400_000

/**
 * Takes a reset back, and those after it: cards, levels with their dates, and the own level are as
 * before the first of them; answers given since count for the cards that are back. Gives the level.
 */
export async function restoreReset(
  change: StudyChange,
  { resetId, at }: { resetId: string; at: Date },
): Promise<number> {
  const { queries, userId, profile } = change
  const since = new Date(at.getTime() - resetLifeMs)
  const resets = await listLevelResetsFrom(queries, { userId, resetId, since })
  const first = foundOrThrow(
    resets.find((each) => each.resetId === resetId),
    'such reset of the last 30 days',
  )
  const folds = await foldResets(change, { resets, at })
  await updateStreak(change, await keepFolds(queries, { ...change, at }, folds))
  // Of what several resets took away, the first one knows how it was.
  const levels = new Map(resets.flatMap((each) => each.levels).map((each) => [each.level, each]))
  for (const each of first.levels) levels.set(each.level, each)
  await restoreOpenLevels(queries, { userId, levels: [...levels.values()] })
  const level = first.ownLevel ?? profile.level
  const { settings, vacationSince } = profile
  await saveStudyProfile(queries, { userId, level, settings, vacationSince })
  for (const each of resets) await dropLevelReset(queries, { userId, resetId: each.resetId })
  return level
}

async function foldResets(
  change: StudyChange,
  { resets, at }: { resets: readonly LevelReset[]; at: Date },
): Promise<FoldedCard[]> {
  const { queries, userId } = change
  const kept = new Map(
    resets
      .toReversed()
      .flatMap(({ cards, createdAt }) => cards.map((card) => ({ card, resetAt: createdAt })))
      .map((each) => [toQuestionKey(each.card), each]),
  )
  const subjectIds = [...kept.values()].map(({ card }) => card.subjectId)
  const current = await listCardsOf(queries, { userId, subjectIds })
  const log = await listReviewsOf(queries, { userId, subjectIds: [...new Set(subjectIds)] })
  const logOf = groupByCard(log)
  const scheduler = createScheduler(change)
  const resetTimes = new Set(resets.map(({ createdAt }) => createdAt.getTime()))
  const folds = await mapInSlices(current, (each) => {
    const before = kept.get(toQuestionKey(each))
    // A card that the learner reset by itself since then stays so.
    if (before === undefined || !resetTimes.has(each.base?.at.getTime() ?? 0)) return []
    const { card, resetAt } = before
    const restore = {
      kept: card,
      current: each,
      log: logOf.get(toQuestionKey(each)) ?? [],
      resetAt,
      at,
    }
    return [restoreCard({ ...restore, scheduling: scheduler(each) })]
  })
  return folds.flat()
}
