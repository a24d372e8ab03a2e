import {
  type BrakeLook,
  type BrakeMemory,
  type BrakeReason,
  halveLimit,
  listBrakeReasons,
  longestStopDays,
  noBrakeMemory,
  updateBrake,
} from '../pace/brake'
import { countLessonCards } from '../pace/lesson-batch'
import { isBacklogLevel, type LessonOrder, type PlannedSubject, planLessons } from './lesson-plan'
import { findOwnLevel, isTurnOfNextLevel } from './level-turn'
import type { LearnerKeys } from './subject-lock'

/** A level that is open. */
export interface OpenedLevel {
  isPassed: boolean
  /** Opened by study; not by placement, and not by wish. */
  isByStudy: boolean
}

/** A learner's levels as they are, and what decides about them. */
export interface LevelsNow {
  levels: ReadonlyMap<number, OpenedLevel>
  ownLevel: number
  /** The last one of the curriculum, or of what the learner's plan includes. */
  highestLevel: number
  newPerDay: number
  isOnVacation: boolean
  /** The learner day. */
  today: number
  memory: BrakeMemory
  order: LessonOrder
  isWritingOn: boolean
  /** Whether enough kanji of a level have reached medium. */
  hasEarned: (level: number) => boolean
  /** The core of a level whose lesson is not done, in the order of teaching. */
  listWaiting: (level: number) => readonly PlannedSubject[]
  keys: Omit<LearnerKeys, 'isLevelOpen'>
}

/** What the brake looks at beside the levels. */
export type BrakeView = Omit<BrakeLook, 'unpassedLevels'>

/** A level that would open if the brake let it. */
export interface Brake {
  reasons: BrakeReason[]
  /** The level that waits. */
  level: number
  /** Since when it has stopped all lessons, and until when at most: learner days. */
  stop: { sinceDay: number; untilDay: number } | undefined
  isLimitKept: boolean
}

/** How levels should stand. */
export interface LevelPace {
  /** Levels that are passed and not noted as such. */
  passed: number[]
  /** Levels whose turn has come. */
  opened: number[]
  ownLevel: number
  brake: Brake | undefined
  memory: BrakeMemory
  /** The limit to go on with; the learner's own unless the brake halves it. */
  newPerDay: number
}

/**
 * Looks at levels as they are; what happened before does not matter. What the brake looks at costs
 * more than the rest, and is seldom asked for: without it the answer is `look` where it decides.
 */
export function findLevelPace(now: LevelsNow, view?: BrakeView): LevelPace | 'look' {
  const levels = new Map(now.levels)
  const pace: LevelPace = {
    passed: [],
    opened: [],
    ownLevel: now.ownLevel,
    brake: undefined,
    memory: noBrakeMemory,
    newPerDay: now.newPerDay,
  }
  for (const [level, open] of now.levels) {
    if (open.isPassed || !now.hasEarned(level)) continue
    pace.passed.push(level)
    levels.set(level, { ...open, isPassed: true })
  }
  for (;;) {
    const highest = Math.max(0, ...levels.keys())
    const waiting = [...levels.keys()].toSorted((a, b) => a - b).flatMap(now.listWaiting)
    pace.ownLevel = findOwnLevel({ level: now.ownLevel, highestOpen: highest, waiting })
    // A level opens beside others; the first one is where onboarding puts a learner.
    if (highest === 0 || highest >= now.highestLevel || now.isOnVacation) return pace
    const isPassed = (level: number) => levels.get(level)?.isPassed === true
    const plan = planLessons({
      waiting,
      keys: { ...now.keys, isLevelOpen: (level) => levels.has(level) },
      isBacklog: (level) => isBacklogLevel(level, { ownLevel: pace.ownLevel, isPassed }),
      order: now.order,
    })
    const startableCards = countLessonCards(plan, now)
    const isHighestPassed = levels.get(highest)?.isPassed ?? false
    const turn = { startableCards, newPerDay: pace.newPerDay, isHighestPassed }
    if (!isTurnOfNextLevel(turn)) return pace
    if (view === undefined) return 'look'
    const unpassedLevels = [...levels.values()].filter((each) => each.isByStudy && !each.isPassed)
    const reasons = listBrakeReasons({ ...view, unpassedLevels: unpassedLevels.length })
    if (reasons.length > 0) {
      const isStopped = startableCards === 0
      const updated = updateBrake(now.memory, { today: now.today, isStopped })
      pace.memory = updated.memory
      if (!updated.isReleased) {
        return { ...pace, brake: toBrake(updated.memory, { reasons, level: highest + 1 }) }
      }
      if (updated.isHalved) pace.newPerDay = halveLimit(now.newPerDay)
    }
    pace.opened.push(highest + 1)
    levels.set(highest + 1, { isPassed: false, isByStudy: true })
  }
}

function toBrake(
  { stoppedOnDay, isLimitKept }: BrakeMemory,
  { reasons, level }: Pick<Brake, 'reasons' | 'level'>,
): Brake {
  const stop =
    stoppedOnDay === undefined
      ? undefined
      : { sinceDay: stoppedOnDay, untilDay: stoppedOnDay + longestStopDays }
  return { reasons, level, stop, isLimitKept }
}
