import type { levelOverview, levelSummary } from '@kotonoha/contract/kanji/level-overview'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { findLevelProgress, toLevelState } from '@kotonoha/study/levels/level-progress'
import type { z } from 'zod'
import type { LearnerStanding } from './learner-standing'
import { listLevelKanji } from './open-levels'
import { findBucket, isUnlocked } from './subject-state'
import { toTile } from './to-tile'

type Overview = z.infer<typeof levelOverview>
type Counts = Overview['kanji']

/** Tiles shown of the kanji that are missing to pass the level. */
const shownBlockers = 12

interface Place {
  level: number
  /** Of the learner. */
  currentLevel: number
  at: Date
}

/** A level as the learner stands in it. */
export function toLevelOverview(
  standing: LearnerStanding,
  { level, currentLevel, at }: Place,
): Overview {
  const { curriculum } = standing
  const subjects = curriculum.coreOfLevel(level)
  const ofKind = (kind: Subject['kind']) => subjects.filter((each) => each.kind === kind)
  const count = (kind: Subject['kind']) => countStates(standing, ofKind(kind), at)
  const open = standing.openLevels.get(level)
  const { needed, reached, blockers } = findLevelProgress(listLevelKanji(standing, level))
  return {
    level,
    levelCount: curriculum.levelCount,
    state: findLevelState(standing, level),
    passedAt: open?.passedAt?.toISOString() ?? null,
    isAssumed: open?.source === 'assumed',
    isCurrent: level === currentLevel,
    components: count('component'),
    kanji: count('kanji'),
    words: count('word'),
    kanjiNeeded: needed,
    kanjiReached: reached,
    // Once enough are reached, the others hold nobody up.
    blockers:
      reached >= needed
        ? []
        : blockers
            .slice(0, shownBlockers)
            .flatMap((id) => curriculum.byId.get(id) ?? [])
            .map((each) => toTile(standing, each)),
  }
}

/** All levels in a row. */
export function listLevelSummaries(
  standing: LearnerStanding,
  currentLevel: number,
): z.infer<typeof levelSummary>[] {
  const { curriculum } = standing
  return Array.from({ length: curriculum.levelCount }, (_, index) => {
    const level = index + 1
    const kanji = listLevelKanji(standing, level)
    return {
      level,
      state: findLevelState(standing, level),
      isCurrent: level === currentLevel,
      kanjiCount: kanji.length,
      kanjiReached: findLevelProgress(kanji).reached,
      kanjiPassed: kanji.filter(({ bucket }) => bucket === 'passed').length,
    }
  })
}

function findLevelState({ openLevels }: LearnerStanding, level: number): Overview['state'] {
  const open = openLevels.get(level)
  return toLevelState({ isOpen: open !== undefined, hasPassed: open?.passedAt !== undefined })
}

function countStates(standing: LearnerStanding, subjects: readonly Subject[], at: Date): Counts {
  const counts = {
    total: subjects.length,
    locked: 0,
    waiting: 0,
    low: 0,
    medium: 0,
    high: 0,
    passed: 0,
    due: 0,
  }
  for (const subject of subjects) {
    const bucket = findBucket(standing, subject)
    if (bucket !== undefined) counts[bucket] += 1
    else if (isUnlocked(standing, subject)) counts.waiting += 1
    else counts.locked += 1
    const dueAtMs = standing.standings.get(subject.subjectId)?.dueAtMs
    if (dueAtMs !== undefined && dueAtMs <= at.getTime()) counts.due += 1
  }
  return counts
}
