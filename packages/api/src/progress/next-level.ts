import type { output } from '@kotonoha/contract/kanji/progress/get-stats'
import { findLevelBand } from '@kotonoha/study/progress/level-band'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'

type Stats = z.infer<typeof output>

/** Levels whose days say how long the next takes. */
const paceLevels = 10

/** The lowest level that is open and not passed, by the pace of the latest that were. */
export function findNextLevel(
  { openLevels }: Pick<LearnerStanding, 'openLevels'>,
  { levels, today, toDay }: { levels: Stats['levels']; today: number; toDay(ms: number): number },
): Stats['nextLevel'] {
  const latest = levels.toSorted((one, other) => other.passedOn - one.passedOn).slice(0, paceLevels)
  const band = findLevelBand(latest.map(({ days }) => days))
  const [next] = [...openLevels.values()]
    .filter(({ passedAt }) => passedAt === undefined)
    .toSorted((one, other) => one.level - other.level)
  // Levels that were caught up with in one go say nothing of the next.
  if (band === undefined || next === undefined || band.late < 1) return null
  const openedOn = toDay(next.openedAt.getTime())
  const dayAfter = (days: number) => Math.max(today, openedOn + Math.round(days))
  if (openedOn + Math.round(band.late) < today) return null
  const { early, likely, late } = band
  return {
    level: next.level,
    early: dayAfter(early),
    likely: dayAfter(likely),
    late: dayAfter(late),
  }
}
